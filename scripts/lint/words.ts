import { child, children, type Context, type Node, pathOf, type Rule, text } from './nodes.ts'
import { place } from './places.ts'

/** Attributes and properties whose text a person reads or hears. */
const SAID =
  /^(?:title|label|placeholder|alt|summary|description|message|body|action|yes|no|aria-(?:label|description|placeholder|roledescription|valuetext))$/

/** True for the product's name and for symbols, which are the same in every language. */
const sameEverywhere = (it: string): boolean => !/\p{L}{2}/u.test(it.replaceAll('Nucleo', ''))

/** True for a key of words, such as a menu entry has; its text is in a `*.words.ts`. */
const isKey = (it: string): boolean => /^[a-z][\w.]*$/.test(it)

const templateText = (node: Node): string => {
  const parts = node['quasis']
  return Array.isArray(parts) ? parts.map((it: { value: { raw: string } }) => it.value.raw).join(' ') : ''
}

/** Children of a node that its value may come from. */
const branches: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  AssignmentPattern: ['right'],
  ParenthesizedExpression: ['expression'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
}

/** True for a comparison, whose operands are not shown. */
const isAsked = (node: Node): boolean => node.type === 'BinaryExpression' && node['operator'] !== '+'

/** Literal texts that a value may be or contain. */
const fixedTexts = (node: Node | undefined): string[] => {
  if (node === undefined || isAsked(node)) return []
  if (node.type === 'Literal') return [text(node)]
  if (node.type === 'TemplateLiteral') return [templateText(node)]
  return (branches[node.type] ?? []).flatMap((part) => fixedTexts(child(node, part)))
}

const MESSAGE = 'a sentence for people stands in a *.words.ts, in both languages'

const check = (context: Context, node: Node, said: readonly string[]): void => {
  if (!said.every(sameEverywhere)) context.report({ node, message: MESSAGE })
}

const isToast = (callee: Node | undefined): boolean =>
  callee?.type === 'MemberExpression' && text(child(callee, 'object')) === 'toast'

/** Functions that show their arguments to the person. */
const SAYS = /^(?:alert|announce|confirm|notify|prompt|tell|useDocumentTitle|warn)$/

/** Forbids sentences in what a page shows: content, read attributes, an object's `title`, a toast. */
export const wordsApart: Rule = {
  create: (context) => {
    const path = pathOf(context)
    const from = place(path)
    // The gallery is for developers, and never built.
    if (from.room !== 'web' || from.isTest || ['testing', 'gallery'].includes(from.folder)) return {}
    return {
      JSXText: (node) => check(context, node, [text(node)]),
      JSXExpressionContainer: (node) => {
        const parent = child(node, 'parent')
        if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment')
          check(context, node, fixedTexts(child(node, 'expression')))
      },
      JSXAttribute: (node) => {
        if (!SAID.test(text(child(node, 'name')))) return
        const value = child(node, 'value')
        check(context, node, fixedTexts(value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value))
      },
      Property: (node) => {
        if (node['computed'] === true || !SAID.test(text(child(node, 'key')))) return
        const said = fixedTexts(child(node, 'value'))
        check(
          context,
          node,
          said.filter((it) => !isKey(it)),
        )
      },
      CallExpression: (node) => {
        const callee = child(node, 'callee')
        const said = children(node, 'arguments').flatMap(fixedTexts)
        if (isToast(callee)) check(context, node, said)
        else if (callee?.type === 'Identifier' && SAYS.test(text(callee)))
          check(
            context,
            node,
            said.filter((it) => !isKey(it)),
          )
      },
    }
  },
}
