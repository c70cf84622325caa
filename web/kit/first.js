// Runs before anything is painted; the build writes it into index.html, where the content policy knows it by its hash.
{
  /** Filled by the build: the page's own scripts, what signing in and home fetch after them, and the font of all text. */
  const parts = { first: [], signIn: [], work: [], text: [] }
  // Chromium, which alone tells its brands, takes a module's compiled form from its cache where the file was preloaded as a
  // script; fetched as a module it is compiled anew at each start. Firefox would fetch such a file twice.
  const isChromium = navigator.userAgentData !== undefined
  const preload = (href, fetchPriority) => {
    const as = { css: 'style', woff2: 'font' }[href.split('.').at(-1)] ?? 'script'
    const rel = as !== 'script' || isChromium ? 'preload' : 'modulepreload'
    const link = { rel, as, crossOrigin: '', fetchPriority, href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  for (const href of parts.first) preload(href, 'high')
  // Added here and not written in the page, where the browser would fetch it, as a module, before this runs. Like one
  // that stands in the page it begins when the page is read.
  const start = () => {
    const [src] = parts.first
    const script = { type: 'module', crossOrigin: '', src }
    if (src) document.head.append(Object.assign(document.createElement('script'), script))
  }
  addEventListener('DOMContentLoaded', start, { once: true })

  const attempt = (read) => {
    try {
      return read()
    } catch {
      // Storage that is shut, or no JSON.
      return null
    }
  }
  const kept = (key) => attempt(() => localStorage.getItem(key))

  // The theme and the language that the person chose.
  const theme = kept('nucleo.theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  // As web/kit/askedLocale.ts reads it.
  const ours = (it) => ['pt', 'en'].find((locale) => locale === it)
  const asked = () => ours(new URLSearchParams(location.hash.split('?')[1]).get('lang'))
  const ofTab = () => ours(attempt(() => sessionStorage.getItem('nucleo.locale.asked')))
  const locale = ours(kept('nucleo.locale')) ?? asked() ?? ofTab() ?? 'pt'
  document.documentElement.lang = locale === 'en' ? 'en' : 'pt-BR'

  // What comes next is fetched beside the first script instead of after it.
  const token = kept('nucleo.token')
  const home = ['', '#/'].includes(location.hash)
  const ofHome = home ? parts.work : []
  // Text that changes its font breaks its lines anew. Where this page itself was long under way, to its first byte or until
  // this much of it was read, the line is slow, and what the text says comes first.
  const SLOW_MS = 150
  const [visit] = performance.getEntriesByType('navigation')
  const isSlow = performance.now() - visit?.requestStart > SLOW_MS
  const ofText = isSlow ? [] : parts.text
  for (const href of [...(token === null ? parts.signIn : ofHome), ...ofText]) preload(href, isSlow ? 'low' : 'auto')

  const headersOf = (keep) => ({
    accept: 'application/json',
    'x-locale': locale,
    authorization: `Bearer ${token}`,
    ...(keep ? { 'x-keep': 'yes' } : {}),
  })
  const send = (url, keep) => fetch(url, { headers: headersOf(keep), cache: 'no-store' })
  /** Leaves an answer for the app, which will ask the same; web/kit/call/early.ts takes it up. */
  const leave = (url, answer) => {
    // Whoever takes it up hears of it.
    answer.catch(() => {})
    window.nucleoEarly.answers[url] = answer
  }
  const ask = (url, keep) => {
    const sent = Date.now()
    leave(
      url,
      send(url, keep).then((response) => ({ response, sent, at: Date.now() })),
    )
  }
  /** Several in one request (server/together): a browser has six connections to a server. What it leaves out is asked alone. */
  const askTogether = (urls, keep) => {
    if (urls.length === 0) return
    const sent = Date.now()
    const all = send(`/api/together?ask=${urls.map(encodeURIComponent).join()}`, keep)
    const read = all.then(async (response) => ({
      time: response.headers.get('x-server-time'),
      at: Date.now(),
      ...(await response.json()),
    }))
    for (const url of urls) {
      const answer = read.then(({ answers, time, at }) => {
        if (answers?.[url] === undefined) throw new Error(url)
        const headers = { 'content-type': 'application/json', ...(time ? { 'x-server-time': time } : {}) }
        return { response: new Response(JSON.stringify(answers[url]), { headers }), sent, at }
      })
      leave(url, answer)
    }
  }
  const claims = attempt(() => JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))))
  // A token that is about to run out is renewed first; a preview as somebody else asks otherwise.
  const good = claims?.exp - Date.now() / 1000 > 1260
  if (good && attempt(() => sessionStorage.getItem('nucleo.viewAs')) === null) {
    const last = attempt(() => JSON.parse(kept('nucleo.ahead')))
    const mine = home && last?.of === claims.sub
    const urlsOf = (of) => (mine && Array.isArray(of) ? of.filter((it) => String(it).startsWith('/api/')) : [])
    window.nucleoEarly = { token, answers: {} }
    ask('/api/auth/user', false)
    askTogether(urlsOf(last?.plain), false)
    askTogether(urlsOf(last?.kept), true)
  }
}
