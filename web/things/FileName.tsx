import { fileCalls } from '#contract/file/file.calls.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { saveFrom } from '#web/kit/call/download.ts'
import { TextButton } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'

interface FileNameProps {
  readonly of: { readonly id: number; readonly nome: string }
}

/** The address is good for a minute, and for whoever may read the file at this moment. */
const save = async ({ id, nome }: FileNameProps['of']): Promise<void> => {
  try {
    const { data } = await call(fileCalls.link, { id })
    saveFrom(data.url, nome)
  } catch (error) {
    if (!isCallError(error)) throw error
    toast.error(error.message)
  }
}

/** The name of a file, which saves it. */
export const FileName = ({ of }: FileNameProps) => <TextButton onClick={() => void save(of)}>{of.nome}</TextButton>
