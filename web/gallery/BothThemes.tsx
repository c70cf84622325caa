import { useState } from 'react'
import css from './Gallery.module.css'

/** Light and dark beside each other, each a page of its own, at a width to choose. */
export const BothThemes = () => {
  const [phone, setPhone] = useState(false)
  const [lang, setLang] = useState('pt')
  return (
    <div className={css['both']}>
      <div className={css['controls']}>
        <button type="button" aria-pressed={phone} onClick={() => setPhone(!phone)}>
          360 px
        </button>
        <button type="button" aria-pressed={lang === 'en'} onClick={() => setLang(lang === 'en' ? 'pt' : 'en')}>
          English
        </button>
      </div>
      <div className={css['frames']} data-phone={phone ? true : undefined}>
        {(['light', 'dark'] as const).map((theme) => (
          <iframe key={`${theme}${lang}`} title={theme} src={`/gallery.html?theme=${theme}&lang=${lang}`} />
        ))}
      </div>
    </div>
  )
}
