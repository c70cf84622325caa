import { ventureWords } from '#contract/venture/venture.words.ts'
import { useWords } from '#web/kit/words.ts'
import { VentureList } from '#web/venture/VentureList.tsx'

/** The same ventures under the name that the menu of the workstation has for them. */
export const ProjectListScreen = () => <VentureList place="projects" title={useWords(ventureWords)('projects')} />
