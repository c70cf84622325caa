import { useRef, type KeyboardEvent } from 'react'
import { schematicWords } from '#contract/places/schematic.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useWords } from '#web/kit/words.ts'
import { Mark } from '#web/page/public/Mark.tsx'
import { mapOrder, orbitOf } from '#web/places/schematic/orbits.ts'
import type { DistrictKey } from '#web/screens/menu/entry.ts'
import { districtIcon } from '#web/screens/menu/menuToCome.ts'
import css from './DistrictMap.module.css'

interface DistrictMapProps {
  readonly chosen: DistrictKey
  readonly onChoose: (key: DistrictKey) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const moved = (key: string, at: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return mapOrder.length - 1
  const step = steps[key]
  return step === undefined ? undefined : (at + step + mapOrder.length) % mapOrder.length
}

/** The mark writ large: a nucleus and what circles it. One stop for Tab; arrows go from district to district. */
export const DistrictMap = ({ chosen, onChoose }: DistrictMapProps) => {
  const t = useWords(schematicWords)
  const m = useWords(menuWords)
  const box = useRef<HTMLDivElement>(null)
  const orbit = orbitOf(chosen)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = mapOrder[moved(event.key, mapOrder.indexOf(chosen)) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    box.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }
  return (
    <div ref={box} role="radiogroup" aria-label={t('map')} aria-describedby="map-hint" className={css['map']}>
      <span id="map-hint" className="visually-hidden">
        {t('hint')}
      </span>
      <svg className={css['orbits']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
        <ellipse cx="50" cy="50" rx="43" ry="42" data-on={orbit === 'trust' ? true : undefined} />
        <ellipse cx="50" cy="50" rx="30" ry="32" data-on={orbit === 'people' ? true : undefined} />
        <ellipse cx="50" cy="50" rx="17" ry="21" data-on={orbit === 'work' ? true : undefined} />
      </svg>
      {mapOrder.map((key) => {
        const Icon = districtIcon(key)
        const name = m(`district_${key}`)
        return (
          <button
            key={key}
            type="button"
            role="radio"
            aria-checked={key === chosen}
            aria-label={`${name}: ${t(`is_${key}`)}`}
            tabIndex={key === chosen ? 0 : -1}
            data-place={key}
            data-district={key}
            className={css['place']}
            onClick={() => onChoose(key)}
            onKeyDown={onKeyDown}
          >
            <span className={css['body']}>
              {key === 'hub' ? <Mark size={40} /> : <Icon size={24} stroke={1.5} aria-hidden />}
            </span>
            <span className={css['name']} aria-hidden>
              {name}
            </span>
          </button>
        )
      })}
    </div>
  )
}
