import { noCircle } from './circles.ts'
import { type ImportRule, importRules, violation } from './imports.ts'
import { child, children, type Node, pathOf, type Rule, text } from './nodes.ts'
import { declaredOnce, functionsOnly, namedParameter, noClock, noReExport, oneComponent, tellingName } from './taste.ts'
import { wordsApart } from './words.ts'

const isTypeOnly = (node: Node): boolean => {
  if (node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const names = children(node, 'specifiers')
  return names.length > 0 && names.every((it) => it['importKind'] === 'type' || it['exportKind'] === 'type')
}

/** Asks one import rule about every way to import: import, export from, import() and import('…') types. */
const importRule = (rule: ImportRule): Rule => ({
  create: (context) => {
    const from = pathOf(context)
    const check = (node: Node) => {
      const specifier = text(child(node, 'source'))
      if (specifier === '') return
      const message = violation(rule, { from, specifier, typeOnly: isTypeOnly(node) })
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    }
  },
})

export default {
  meta: { name: 'house' },
  rules: {
    ...Object.fromEntries(Object.entries(importRules).map(([name, rule]) => [name, importRule(rule)])),
    'no-circle': noCircle,
    'no-clock': noClock,
    'declared-once': declaredOnce,
    'functions-only': functionsOnly,
    'one-component': oneComponent,
    'named-parameter': namedParameter,
    'telling-name': tellingName,
    'no-re-export': noReExport,
    'words-apart': wordsApart,
  },
}
