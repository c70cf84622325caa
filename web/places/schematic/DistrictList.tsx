import { schematicWords } from '#contract/places/schematic.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useWords } from '#web/kit/words.ts'
import { orbitNames, orbits } from '#web/places/schematic/orbits.ts'
import type { DistrictKey } from '#web/screens/menu/entry.ts'
import { districtIcon } from '#web/screens/menu/menuToCome.ts'
import css from './DistrictList.module.css'

/** The same districts as text, orbit by orbit. */
export const DistrictList = ({ onShow }: { onShow: (key: DistrictKey) => void }) => {
  const t = useWords(schematicWords)
  const m = useWords(menuWords)
  return (
    <section aria-labelledby="districts-all" className={css['all']}>
      <h2 id="districts-all" className={css['title']}>
        {t('all')}
      </h2>
      {orbitNames.map((orbit) => (
        <div key={orbit} className={css['orbit']}>
          <h3 className={css['name']}>{t(`orbit_${orbit}`)}</h3>
          <ul className={css['list']}>
            {orbits[orbit].map((key) => {
              const Icon = districtIcon(key)
              return (
                <li key={key} data-district={key}>
                  <button type="button" className={css['district']} onClick={() => onShow(key)}>
                    <span className={css['icon']} aria-hidden>
                      <Icon size={18} stroke={1.6} />
                    </span>
                    <span>
                      <span className={css['label']}>{m(`district_${key}`)}</span>
                      <span className={css['is']}>{t(`is_${key}`)}</span>
                      <span className="visually-hidden">. {t('show')}</span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}
