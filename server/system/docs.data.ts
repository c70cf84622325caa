import { z } from 'zod'
import { matrix } from '#contract/access/matrix.ts'
import { allCalls } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const schema = (type: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return escape(JSON.stringify(rest, null, 2))
}

const rolesOf = (call: AnyEndpoint): string => {
  if (call.can === 'public') return 'anybody'
  if (call.can === 'login') return 'any signed-in role'
  if (call.can === 'unverified') return 'any session, second factor or not'
  const [thing = '', act = ''] = call.can.split('.')
  const acts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = matrix
  return `${call.can} (by default roles ${(acts[thing]?.[act] ?? []).join(', ')}; an administrator may change it)`
}

const section = (name: string, call: AnyEndpoint): string => `
  <section id="${name}">
    <h3><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escape(call.path)}</code></h3>
    <p>${escape(call.summary)}.</p>
    <p class="may">May call: ${escape(rolesOf(call))}</p>
    <details><summary>Input</summary><pre>${schema(call.input, 'input')}</pre></details>
    <details><summary>Answer</summary><pre>${schema(call.output, 'output')}</pre></details>
  </section>`

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  section { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .75rem 0 }
  h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere } p { margin: .25rem 0 } pre { overflow: auto; font-size: 13px }
  b { display: inline-block; min-width: 4.5rem; font-size: .8rem } .may { opacity: .75; font-size: .9rem } nav { columns: 14rem }
  nav a { display: block }`

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
    <title>Nucleo API</title><style>${style}</style></head><body><h1>Nucleo API</h1>
    <p>Send the token of <a href="#auth.login">auth.login</a> as <code>Authorization: Bearer …</code>. The same list for machines:
    <a href="/api/openapi.json">openapi.json</a>. Refusals are <code>application/problem+json</code> (RFC 9457).</p>
    <nav>${index}</nav>${body}</body></html>`
}

let built: string | undefined

/** A page to read the contract by, without scripts; made once. */
export const docsPage = (): string => (built ??= build())
