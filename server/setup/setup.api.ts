import { setupCalls } from '#contract/setup/setup.calls.ts'
import { guarded } from '#server/auth/attempt.data.ts'
import type { Anyone } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { removeSetupCodeFile } from '#server/kit/session/setupCodeFile.ts'
import { isSetupCode } from '#server/setup/code.data.ts'
import { needsSetup, setUp } from '#server/setup/setup.data.ts'

const wrongCode = (word: 'setup.codeMissing' | 'setup.codeWrong'): never =>
  refuse('common.invalid', { status: 422, fields: { code: word } })

const guesses = { key: 'setup-address', word: 'auth.locked' } as const

/** Whoever reaches the port first would own the installation: a visit from elsewhere shows that it reads the server's output. */
const checkCode = async (ctx: Anyone, code: string): Promise<void> => {
  if (ctx.request.isLocal()) return
  if (code.trim() === '') return wrongCode('setup.codeMissing')
  const found = await guarded(ctx, guesses, async () => ((await isSetupCode(ctx.db, code)) ? true : undefined))
  if (found === undefined) wrongCode('setup.codeWrong')
}

export const setupApi = [
  handle(setupCalls.state, async (ctx) => {
    // Only a demo loads its accounts at all.
    const demo = ctx.services.config.NUCLEO_DEMO ? await import('#server/db/demo/demo.ts') : undefined
    const set = await ctx.db
      .selectFrom('user_config')
      .select(['terms_link', 'locale'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const needed = await needsSetup(ctx.db)
    return {
      ...set,
      needed,
      code_needed: needed && !ctx.request.isLocal(),
      organisation: (await organisationName(ctx.db)) ?? null,
      mail: await ctx.services.mail.sends(ctx.db),
      demo: demo ? [...demo.demoAccounts] : null,
      demo_password: demo?.demoPassword ?? null,
    }
  }),

  handle(
    setupCalls.create,
    async (ctx, input) => {
      if (!(await needsSetup(ctx.db))) return refuse('setup.alreadyDone', { status: 409 })
      const { password, code, ...administrator } = input
      await checkCode(ctx, code)
      const password_hash = await ctx.services.passwords.hash(password)
      const id = await setUp(ctx.db, { ...administrator, password_hash }, ctx.now)
      if (id === undefined) return refuse('setup.alreadyDone', { status: 409 })
      ctx.after(() => removeSetupCodeFile(ctx.services.config.DATA_DIR))
      return { id }
    },
    { transaction: false },
  ),
]
