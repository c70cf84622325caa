import { child, children, type Context, type Node, pathOf, type Rule, text } from './nodes.ts'
import { place } from './places.ts'

/** `context.now` is the clock of the house, so that a test can set it and a rule stays pure. */
export const noClock: Rule = {
  create: (context) => {
    const from = place(pathOf(context))
    const pure =
      from.room === 'contract' || (from.room === 'server' && !['', 'kit', 'db', 'testing'].includes(from.folder))
    if (!pure || from.isTest) return {}
    const report = (node: Node) => {
      context.report({ node, message: 'no clock and no dice here: the time is given by the context (`now`)' })
    }
    return {
      MemberExpression: (node) => {
        const name = `${text(child(node, 'object'))}.${text(child(node, 'property'))}`
        if (['Date.now', 'Math.random', 'performance.now', 'Temporal.Now'].includes(name)) report(node)
      },
      NewExpression: (node) => {
        if (text(child(node, 'callee')) === 'Date' && children(node, 'arguments').length === 0) report(node)
      },
    }
  },
}

/** Functions, not classes; `as const` tables, not enums. */
export const functionsOnly: Rule = {
  create: (context) => {
    const from = place(pathOf(context))
    const mayHaveClasses = from.isTest || from.folder === 'kit' || from.folder === 'testing'
    const noClass = (node: Node) => {
      if (mayHaveClasses) return
      context.report({ node, message: 'functions, not classes (a kit may, for an Error or a boundary)' })
    }
    return {
      ClassDeclaration: noClass,
      ClassExpression: noClass,
      TSEnumDeclaration: (node) => {
        context.report({ node, message: 'no enums: write an object `as const`' })
      },
    }
  },
}

/** Names of what an `export` declaration binds. */
const exported = (node: Node): string[] => {
  const declaration = child(node, 'declaration')
  if (declaration === undefined) return []
  if (declaration.type === 'FunctionDeclaration') return [text(child(declaration, 'id'))]
  if (declaration.type !== 'VariableDeclaration') return []
  return children(declaration, 'declarations').map((it) => text(child(it, 'id')))
}

const isComponent = (name: string): boolean => /^[A-Z][a-z0-9]/.test(name)

/** One exported component a file, so that a file's name says what it shows. */
export const oneComponent: Rule = {
  create: (context) => {
    const path = pathOf(context)
    if (!path.endsWith('.tsx') || place(path).isTest) return {}
    let seen = 0
    const count = (node: Node) => {
      for (const name of exported(node).filter(isComponent)) {
        seen += 1
        if (seen > 1) context.report({ node, message: `one exported component a file: ${name} wants its own` })
      }
    }
    return { ExportNamedDeclaration: count, ExportDefaultDeclaration: count }
  },
}

const vagueName = /^(?:utils?|helpers?|common|misc|shared|index)(?:\.tsx?)?$/i

/** A name says what is inside. */
export const tellingName: Rule = {
  create: (context: Context) => ({
    Program: (node) => {
      const vague = pathOf(context)
        .split('/')
        .find((part) => vagueName.test(part))
      if (vague !== undefined) context.report({ node, message: `"${vague}" says nothing: name the thing inside` })
    },
  }),
}

/** No barrels: whoever needs a thing imports the file it stands in. */
export const noReExport: Rule = {
  create: (context) => {
    const report = (node: Node) => {
      if (child(node, 'source') !== undefined)
        context.report({ node, message: 'no re-exports: import the file you mean' })
    }
    return { ExportAllDeclaration: report, ExportNamedDeclaration: report }
  },
}

/** TypeScript merges interfaces of one name without a word: a type is declared once, in one place. */
export const declaredOnce: Rule = {
  create: (context) => {
    const seen = new Set<string>()
    return {
      Program: (node) => {
        for (const statement of children(node, 'body')) {
          const declaration = child(statement, 'declaration') ?? statement
          if (declaration.type !== 'TSInterfaceDeclaration') continue
          const name = text(child(declaration, 'id'))
          if (seen.has(name)) context.report({ node: declaration, message: `${name} is declared already` })
          seen.add(name)
        }
      },
    }
  },
}

const isOneLine = ({ loc }: Node): boolean => loc?.start.line === loc?.end.line

/** Names that a parameter binds: itself, or the parts that it takes from an object or an array. */
const boundBy = (parameter: Node | undefined): string[] => {
  if (parameter === undefined) return []
  if (parameter.type === 'Identifier') return [text(parameter)]
  if (parameter.type === 'AssignmentPattern') return boundBy(child(parameter, 'left'))
  if (parameter.type === 'RestElement') return boundBy(child(parameter, 'argument'))
  if (parameter.type === 'ArrayPattern') return children(parameter, 'elements').flatMap(boundBy)
  return children(parameter, 'properties').flatMap((it) => boundBy(child(it, 'value') ?? child(it, 'argument')))
}

/** `it` is read where it is bound: a function of several lines names what it takes, and so does a declaration. */
export const namedParameter: Rule = {
  create: (context) => {
    // In a test `it` is also a case.
    if (place(pathOf(context)).isTest) return {}
    const report = (node: Node, what: string) => {
      context.report({ node, message: `\`it\` is for one-line arrows: give the ${what} a name` })
    }
    const check = (node: Node) => {
      const names = children(node, 'params').flatMap(boundBy)
      const body = child(node, 'body')
      if (names.includes('it') && body !== undefined && !isOneLine(body)) report(node, 'parameter')
    }
    const declared = (node: Node) => {
      if (boundBy(child(node, 'id')).includes('it')) report(node, 'variable')
    }
    return {
      ArrowFunctionExpression: check,
      FunctionExpression: check,
      FunctionDeclaration: check,
      VariableDeclarator: declared,
    }
  },
}
