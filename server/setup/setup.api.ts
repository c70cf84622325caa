import { setupCalls } from '#contract/setup/setup.ts'
import { handle } from '#server/kit/handle.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { needsSetup, setUp } from '#server/setup/setup.data.ts'

export const setupApi = [
  handle(setupCalls.state, async (ctx) => {
    // Only a demo loads its accounts at all.
    const demo = ctx.services.config.NUCLEO_DEMO ? await import('#server/db/demo/demo.ts') : undefined
    const set = await ctx.db
      .selectFrom('user_config')
      .select(['terms_link', 'locale'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return {
      ...set,
      needed: await needsSetup(ctx.db),
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
      const { password, ...administrator } = input
      const password_hash = await ctx.services.passwords.hash(password)
      const id = await setUp(ctx.db, { ...administrator, password_hash }, ctx.now)
      if (id === undefined) return refuse('setup.alreadyDone', { status: 409 })
      return { id }
    },
    { transaction: false },
  ),
]
