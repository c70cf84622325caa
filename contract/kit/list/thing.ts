import { z } from 'zod'

/** Noun of a record, in the calls that serve every noun, by its name in the registry. */
export const thingInput = z
  .string()
  .regex(/^[a-z][a-zA-Z]{0,39}$/)
  .meta({ description: 'What the record is, as its permissions name it', examples: ['sector'] })
