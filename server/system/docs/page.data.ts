import { matrix } from '#contract/access/matrix.ts'
import { allCalls, scopeOfCall } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { fixedText } from '#server/kit/http/fixed.ts'
import { inputExample, outputExample, schemaOf } from './example.ts'
import { escape, json } from './html.ts'
import { introHtml } from './intro.ts'

const rolesOf = (call: AnyEndpoint): string => {
  if (call.can === 'public') return 'anybody'
  if (call.can === 'login') return 'any signed-in role'
  if (call.can === 'unverified') return 'any session, second factor or not'
  const [thing = '', act = ''] = call.can.split('.')
  const acts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = matrix
  return `${call.can} (by default roles ${(acts[thing]?.[act] ?? []).join(', ')}; an administrator may change it)`
}

/** A text inside single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const curlOf = (call: AnyEndpoint, example: Readonly<Record<string, unknown>>): string => {
  const rest = { ...example }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const query = Object.entries(rest).map(([name, value]) => [name, String(value)])
  const search = call.method === 'GET' && query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
  const body = call.method !== 'GET' && query.length > 0
  return [
    `curl -X ${call.method} ${quoted(`https://nucleo.example${path}${search}`)}`,
    ...(call.can === 'public' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(call.money ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(rest))}`] : []),
  ].join(' \\\n  ')
}

const tokensOf = (call: AnyEndpoint): string => {
  if (call.can === 'public') return ''
  const scope = scopeOfCall(call)
  return scope ? ` · API token: ${scope}` : ' · closed to API tokens'
}

const section = (name: string, call: AnyEndpoint): string => {
  const example = inputExample(call)
  const answer = call.file ? 'A file.' : json(outputExample(call))
  return `
  <section id="${name}">
    <h3><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escape(call.path)}</code></h3>
    <p>${escape(call.summary)}.</p>
    <p class="may">${name} · may call: ${escape(rolesOf(call))}${tokensOf(call)}</p>
    <details><summary>Example</summary><pre tabindex="0">${escape(curlOf(call, example))}</pre><pre tabindex="0">${answer}</pre></details>
    <details><summary>Input</summary><pre tabindex="0">${json(schemaOf(call.input, 'input'))}</pre></details>
    <details><summary>Answer</summary><pre tabindex="0">${json(schemaOf(call.output, 'output'))}</pre></details>
    <details><summary>Try it</summary><form data-method="${call.method}" data-path="${escape(call.path)}">
      <textarea name="input" rows="${String(Math.min(12, Object.keys(example).length + 2))}" aria-label="Input of ${name}" spellcheck="false">${json(example)}</textarea>
      <button>Send</button><output></output></form></details>
  </section>`
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  section { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .75rem 0 }
  h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere } h2 { margin: 2rem 0 .5rem } p { margin: .25rem 0 .75rem }
  pre { overflow: auto; font-size: 13px; padding: .5rem; background: color-mix(in srgb, currentColor 6%, transparent); border-radius: 6px }
  b { display: inline-block } h3 b { min-width: 4.5rem; font-size: .8rem } .may { opacity: .75; font-size: .9rem } nav { columns: 14rem }
  nav a { display: block; overflow-wrap: anywhere; padding: .2rem 0 } summary { cursor: pointer; padding: .15rem 0 }
  table { border-collapse: collapse; margin: .25rem 0 1rem } td, th { text-align: left; padding: .1rem 1rem .1rem 0 }
  textarea, input, button { font: inherit; max-width: 100% } textarea { width: 100%; box-sizing: border-box; font: 13px/1.4 ui-monospace, monospace }
  output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, monospace; margin: .5rem 0 }
  @media (width < 40rem) { nav { columns: 1 } }`

const build = (): string => {
  const nouns = [...new Set(allCalls.map((it) => it.name.split('.')[0] ?? ''))]
  const body = nouns
    .map((noun) => {
      const own = allCalls.filter((it) => it.name.startsWith(`${noun}.`))
      return `<h2>${noun}</h2>${own.map((it) => section(it.name, it.call)).join('')}`
    })
    .join('')
  const index = allCalls.map((it) => `<a href="#${it.name}">${it.name}</a>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Nucleo API</title><style>${style}</style><script src="/api/docs/try.js" defer></script></head><body><main><h1>Nucleo API</h1>
    ${introHtml()}
    <h2 id="calls">Calls</h2><nav aria-label="Calls">${index}</nav>${body}</main></body></html>`
}

/** The contract for integrators: what holds for every call, each call with an example, and a form to try it. */
export const docsPage = fixedText('text/html', build)
