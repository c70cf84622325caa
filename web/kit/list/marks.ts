import { createContext, type ComponentType } from 'react'

/** What records of a noun are known by, drawn before their names; the shell hands them in, because a kit knows no noun. */
export const RecordMarks = createContext<Readonly<Partial<Record<string, ComponentType<{ readonly id: number }>>>>>({})
