import { Row } from '#web/gallery/Row.tsx'
import './swatches.css'
import { districtIcon, districtKeys } from '#web/screens/menu/menuToCome.ts'
import css from './Gallery.module.css'

const families = {
  surfaces: ['page', 'surface', 'raised', 'sunken', 'line', 'line-strong', 'field'],
  brand: ['brand', 'brand-strong', 'brand-soft', 'brand-line'],
  states: ['danger', 'danger-soft', 'warn', 'warn-soft', 'ok', 'ok-soft', 'info', 'info-soft'],
  plots: ['plot-1', 'plot-2', 'plot-3', 'plot-4', 'plot-5', 'plot-6'],
} as const

const texts = ['text', 'text-2', 'text-3', 'brand-text', 'danger-text', 'warn-text', 'ok-text', 'info-text'] as const

/** The tokens, as `--n-<name>`. */
export const Colours = () => (
  <>
    {Object.entries(families).map(([family, names]) => (
      <Row key={family} name={family}>
        {names.map((name) => (
          <figure key={name} className={css['swatch']}>
            <span data-swatch={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Row>
    ))}
    <Row name="text">
      {texts.map((name) => (
        <span key={name} data-ink={name}>
          {name}
        </span>
      ))}
    </Row>
    <Row name="type">
      {[1, 2, 3, 4, 5].map((size) => (
        <span key={size} data-size={size}>
          Aa {size} <span className="figures">01:23:45</span>
        </span>
      ))}
    </Row>
    <Row name="districts">
      {districtKeys.map((key) => {
        const Icon = districtIcon(key)
        return (
          <span key={key} data-district={key} className={css['district']}>
            <Icon size={18} stroke={1.75} aria-hidden /> {key}
          </span>
        )
      })}
    </Row>
  </>
)
