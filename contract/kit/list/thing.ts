import { z } from 'zod'

/** What a record is, in the calls of what every noun may have: the noun as the registry names it. */
export const thingInput = z
  .string()
  .regex(/^[a-z][a-zA-Z]{0,39}$/)
  .meta({ description: 'What the record is, as its permissions name it', examples: ['sector'] })
