import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const config = (environment: Record<string, string>) => {
  const result = readConfig(environment)
  return result.ok ? result.config : expect.fail(result.problems.join())
}

describe('the environment', () => {
  test('needs to say nothing', () => {
    expect(config({})).toEqual({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: 'data/main',
      DATABASE_POOL: 20,
      DATABASE_PREPARE: true,
      DATABASE_WAIT_SECONDS: 10,
      DISK_FREE_MB: 100,
      ENCRYPTION_RESET: false,
      BACKUP_KEEP: 7,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      MAIL_FROM: 'Nucleo <nucleo@localhost>',
      S3_REGION: 'us-east-1',
      S3_DIRECT: false,
      WEBHOOK_ALLOW: [],
      RATE_LIMIT_PER_MINUTE: 1200,
      SESSION_DAYS: 30,
      LOOP_CHECK_SECONDS: 7200,
      LOOP_ALERT_SECONDS: 91,
      LOOP_ELAPSED_SECONDS: 28_800,
      NUCLEO_DEMO: false,
    })
  })

  test('left empty counts as unset', () => {
    const empty = Object.fromEntries(
      ['PORT', 'DATABASE_URL', 'ADMIN_EMAIL', 'NUCLEO_DEMO', 'SMTP_URL'].map((it) => [it, '']),
    )
    expect(config(empty)).toEqual(config({}))
  })

  test('of other programs is nobody’s business', () => {
    expect(config({ PATH: '/bin', HOME: '/root' })).toEqual(config({}))
  })

  test.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['DATABASE_URL', 'postgresql://u:p@db:5432/nucleo?sslmode=require', undefined],
    ['DATABASE_URL', 'postgres:///nucleo?host=/run/postgresql', undefined],
    ['REDIS_URL', 'rediss://cache:6380/1', undefined],
    ['SMTP_URL', 'smtps://u:p@mail.example', undefined],
    ['PUBLIC_URL', 'https://nucleo.example', undefined],
    ['TRUST_PROXY', '1', true],
    ['NUCLEO_DEMO', 'true', true],
    ['NUCLEO_DEMO', '0', false],
    ['LOOP_ALERT_SECONDS', '5', 5],
  ])('%s may be %s', (name, value, read) => {
    expect(config({ [name]: value })).toMatchObject({ [name]: read ?? value })
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/nucleo'],
    ['DATABASE_URL', 'mydb'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '201'],
    ['REDIS_URL', 'http://cache'],
    ['SMTP_URL', 'mail.example:25'],
    ['PUBLIC_URL', 'work.site'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'yes'],
    ['NUCLEO_DEMO', 'sim'],
    ['LOG_LEVEL', 'loud'],
    ['SESSION_SECRET', 'too short'],
    ['S3_DIRECT', 'maybe'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'Short-1'],
    ['ADMIN_PASSWORD', 'only-small-mails'],
    ['ADMIN_PASSWORD', 'NoNumberNorSign'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['SESSION_DAYS', '0'],
    ['LOOP_CHECK_SECONDS', '0'],
    ['LOOP_ALERT_SECONDS', '91s'],
    ['LOOP_ELAPSED_SECONDS', '31536001'],
  ])('%s may not be %s, and is named', (name, value) => {
    const result = readConfig({ [name]: value, ADMIN_EMAIL: name === 'ADMIN_EMAIL' ? value : '' })
    const problems = result.ok ? [] : result.problems
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}: .{5,}`))
    if (/_URL$|PASSWORD|SECRET/.test(name)) expect(problems[0]).not.toContain(value)
    else expect(problems[0]).toMatch(new RegExp(`, not "${value}"$`))
  })

  test('names every wrong variable at once', () => {
    const result = readConfig({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x' })
    expect(result.ok ? [] : result.problems.map((it) => it.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'SMTP_URL'])
  })

  test('names an administrator with their password or not at all', () => {
    const result = readConfig({ ADMIN_EMAIL: 'a@nucleo.example' })
    expect(result).toEqual({ ok: false, problems: ['ADMIN_PASSWORD: needed together with ADMIN_EMAIL'] })
    expect(readConfig({ ADMIN_PASSWORD: 'Jabuticaba-9' })).toEqual({
      ok: false,
      problems: ['ADMIN_EMAIL: needed together with ADMIN_PASSWORD'],
    })
    expect(config({ ADMIN_EMAIL: 'a@nucleo.example', ADMIN_PASSWORD: 'Jabuticaba-9' })).toMatchObject({
      ADMIN_PASSWORD: 'Jabuticaba-9',
    })
  })

  test('names all that speaks to a store of files, or nothing of it', () => {
    const whole = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_KEY: 'id', S3_SECRET: 'secret' }
    expect(config(whole)).toMatchObject(whole)
    for (const name of Object.keys(whole))
      expect(readConfig({ ...whole, [name]: '' })).toMatchObject({
        ok: false,
        problems: [expect.stringContaining(name)],
      })
    expect(readConfig({ S3_DIRECT: 'true' })).toMatchObject({ ok: false })
  })

  test('lets no alert outlast the time between two checks', () => {
    const result = readConfig({ LOOP_CHECK_SECONDS: '60', LOOP_ALERT_SECONDS: '60' })
    expect(result).toEqual({ ok: false, problems: ['LOOP_ALERT_SECONDS: must be less than LOOP_CHECK_SECONDS'] })
    expect(config({ LOOP_CHECK_SECONDS: '60', LOOP_ALERT_SECONDS: '59' })).toMatchObject({ LOOP_ALERT_SECONDS: 59 })
  })
})
