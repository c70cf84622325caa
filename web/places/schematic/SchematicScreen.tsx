import '#web/kit/theme/district.css'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { schematicWords } from '#contract/places/schematic.words.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { PublicPage } from '#web/places/PublicPage.tsx'
import { DistrictList } from '#web/places/schematic/DistrictList.tsx'
import { DistrictMap } from '#web/places/schematic/DistrictMap.tsx'
import { DistrictPanel } from '#web/places/schematic/DistrictPanel.tsx'
import { isDistrict } from '#web/places/schematic/orbits.ts'
import type { DistrictKey } from '#web/screens/menu/entry.ts'
import css from './SchematicScreen.module.css'

/** The districts as a map, each with what it is for; open to everybody, linked for who may enter. */
export const SchematicScreen = () => {
  const t = useWords(schematicWords)
  const [params, setParams] = useSearchParams()
  const top = useRef<HTMLDivElement>(null)
  const asked = params.get('d')
  const chosen = isDistrict(asked) ? asked : 'hub'
  const choose = (key: DistrictKey) => setParams({ d: key }, { replace: true })
  return (
    <PublicPage>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div ref={top} className={css['map']}>
        <DistrictMap chosen={chosen} onChoose={choose} />
        <DistrictPanel district={chosen} />
      </div>
      <DistrictList
        onShow={(key) => {
          choose(key)
          top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
        }}
      />
    </PublicPage>
  )
}
