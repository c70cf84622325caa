import { z } from 'zod'
import { cnpjOf, digitsOf, isCnpj, isCpf, phoneOf, pixKeyOf, ufs } from './brazil.ts'

/** Fields of calls. Each accepts what people write and returns the one form that is stored. */
export const cpfField = z
  .string()
  .overwrite(digitsOf)
  .refine(isCpf, { error: 'common.fieldCpf' })
  .meta({ examples: ['52998224725'] })
export const cnpjField = z
  .string()
  .overwrite(cnpjOf)
  .refine(isCnpj, { error: 'common.fieldCnpj' })
  .meta({ examples: ['11222333000181'] })
export const cepField = z
  .string()
  .overwrite(digitsOf)
  .regex(/^\d{8}$/, { error: 'common.fieldCep' })
  .meta({ examples: ['01310100'] })
export const phoneField = z
  .string()
  .overwrite((text) => phoneOf(text) ?? text)
  .refine((text) => phoneOf(text) === text, { error: 'common.fieldPhone' })
  .meta({ examples: ['+5511987654321'] })
export const pixKeyField = z
  .string()
  .overwrite((text) => pixKeyOf(text)?.key ?? text)
  .refine((text) => pixKeyOf(text)?.key === text, { error: 'common.fieldPix' })
  .meta({ examples: ['ana@example.com'] })
/** COMPE code, three digits. */
export const bankField = z
  .string()
  .trim()
  .regex(/^\d{3}$/, { error: 'common.fieldBank' })
  .meta({ examples: ['001'] })
export const ufField = z.enum(ufs)
