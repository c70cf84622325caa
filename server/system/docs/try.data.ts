import { fixedText } from '#server/kit/http/fixed.ts'

const script = `'use strict'
const byId = (id) => document.getElementById(id)
byId('session').addEventListener('click', () => {
  const token = localStorage.getItem('nucleo.token')
  byId('token').value = token ?? ''
  byId('told').textContent = token ? 'The token of your session in this browser is in place.' : 'Nobody is signed in in this browser.'
})

const requestOf = (method, template, input) => {
  const left = { ...input }
  const path = template.replace(/:(\\w+)/g, (_, name) => {
    const value = left[name]
    delete left[name]
    if (value === undefined) throw new Error('The path needs ' + name + '.')
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET') return { path, body: Object.keys(left).length > 0 ? JSON.stringify(left) : undefined }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(left)) query.set(name, String(value))
  return { path: query.size > 0 ? path + '?' + query : path, body: undefined }
}

const textOf = async (answer) => {
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('json')) return JSON.stringify(await answer.json(), null, 2)
  const blob = await answer.blob()
  return 'A file: ' + type + ', ' + blob.size + ' bytes'
}

const send = async (form) => {
  const shown = form.querySelector('output')
  try {
    const { method, path: template } = form.dataset
    const { path, body } = requestOf(method, template, JSON.parse(form.elements.input.value || '{}'))
    const headers = {}
    if (byId('token').value) headers.authorization = 'Bearer ' + byId('token').value.trim()
    if (body !== undefined) headers['content-type'] = 'application/json'
    shown.textContent = method + ' ' + path + ' …'
    const from = performance.now()
    const answer = await fetch(path, { method, headers, body })
    const text = await textOf(answer)
    shown.textContent = method + ' ' + path + '\\n' + answer.status + ' in ' + Math.round(performance.now() - from) + ' ms\\n' + text
  } catch (error) {
    shown.textContent = String(error.message ?? error)
  }
}
document.addEventListener('submit', (event) => {
  event.preventDefault()
  void send(event.target)
})
`

/**
 * The script of the API page: it sends a call with the reader's own token and shows the answer. What is sent and what
 * comes back is set as text, never as HTML.
 */
export const tryScript = fixedText('text/javascript', () => script)
