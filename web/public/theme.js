// Sets the theme before the first paint; a file of its own because the content policy forbids inline scripts.
;(function () {
  var kept
  try {
    kept = localStorage.getItem('nucleo.theme')
  } catch (error) {
    kept = null
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  var root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  try {
    root.lang = localStorage.getItem('nucleo.locale') === 'en' ? 'en' : 'pt-BR'
  } catch (error) {
    root.lang = 'pt-BR'
  }
})()
