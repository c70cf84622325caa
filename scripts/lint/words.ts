import { child, type Context, type Node, pathOf, type Rule, text } from './nodes.ts'
import { place } from './places.ts'

/** What a person reads or hears of an element. */
const SAID =
  /^(?:title|label|placeholder|alt|summary|description|message|body|action|yes|no|aria-(?:label|description|placeholder|roledescription|valuetext))$/

/** The product's own name and symbols are the same in every language. */
const sameEverywhere = (it: string): boolean => !/\p{L}{2}/u.test(it.replaceAll('Nucleo', ''))

/** The fixed text of a literal or a template, '' for all else. */
const fixedText = (node: Node | undefined): string => {
  if (node?.type === 'Literal') return text(node)
  if (node?.type !== 'TemplateLiteral') return ''
  const parts = node['quasis']
  return Array.isArray(parts) ? parts.map((it: { value: { raw: string } }) => it.value.raw).join(' ') : ''
}

const MESSAGE = 'a sentence for people stands in a *.words.ts, in both languages'

const check = (context: Context, node: Node, said: string): void => {
  if (!sameEverywhere(said)) context.report({ node, message: MESSAGE })
}

/** No sentence in the elements of a page: neither as their content nor in what is read of them. */
export const wordsApart: Rule = {
  create: (context) => {
    const path = pathOf(context)
    const from = place(path)
    // The gallery is for us, and never built.
    if (from.room !== 'web' || from.isTest || ['testing', 'gallery'].includes(from.shelf)) return {}
    return {
      JSXText: (node) => check(context, node, text(node)),
      JSXExpressionContainer: (node) => {
        const parent = child(node, 'parent')
        if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment')
          check(context, node, fixedText(child(node, 'expression')))
      },
      JSXAttribute: (node) => {
        if (!SAID.test(text(child(node, 'name')))) return
        const value = child(node, 'value')
        check(context, node, fixedText(value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value))
      },
    }
  },
}
