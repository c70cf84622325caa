import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { moved, wholeFrame, zoomed, ZOOM_MAX, type Frame } from '#web/kit/form/fields/files/crop.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface CropDialogProps {
  /** URL of the whole image. */
  readonly url: string
  readonly image: ImageBitmap
  /** Width divided by height. */
  readonly shape: number
  readonly onCut: (frame: Frame) => void
  readonly onClose: () => void
}

const KEY_STEP = 0.05
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const ZOOM_STEP = 0.2
const nearerBy: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }

/** Chooses a section of an image: dragged or moved by the arrow keys, and zoomed. */
export const CropDialog = ({ url, image, shape, onCut, onClose }: CropDialogProps) => {
  const t = useWords(formWords)
  const ui = useWords(uiWords)
  const id = useId()
  const [frame, setFrame] = useState(() => wholeFrame(image, shape))
  const [zoom, setZoom] = useState(1)
  const move = (x: number, y: number) => setFrame((now) => moved(now, { x, y }, image))
  const come = (to: number) => {
    const next = Math.min(Math.max(to, 1), ZOOM_MAX)
    setZoom(next)
    setFrame((now) => zoomed(now, image, { zoom: next, shape }))
  }
  return (
    <Dialog
      open
      title={t('cropTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button onClick={() => onCut(frame)}>{t('cropUse')}</Button>
        </>
      }
    >
      <button
        type="button"
        className={css['frame']}
        aria-label={t('cropMove')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          const shown = event.currentTarget.clientWidth
          if (event.buttons !== 1 || shown === 0) return
          const scale = frame.width / shown
          move(-event.movementX * scale, -event.movementY * scale)
        }}
        onWheel={(event) => come(zoom - Math.sign(event.deltaY) * ZOOM_STEP)}
        onKeyDown={(event) => {
          const nearer = nearerBy[event.key]
          if (nearer !== undefined) come(zoom + nearer)
          const way = arrows[event.key]
          if (!way) return
          event.preventDefault()
          move(way[0] * frame.width * KEY_STEP, way[1] * frame.height * KEY_STEP)
        }}
      >
        {/* The view box is the section: what shows is what will be cut. */}
        <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden>
          <image href={url} width={image.width} height={image.height} />
        </svg>
      </button>
      <label className={css['zoom']} htmlFor={`${id}-zoom`}>
        {t('cropZoom')}
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          value={zoom}
          onChange={(event) => come(Number(event.currentTarget.value))}
        />
      </label>
    </Dialog>
  )
}
