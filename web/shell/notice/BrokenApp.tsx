import { BrokenPage } from '#web/shell/notice/BrokenPage.tsx'

/** When not even the frame around the screens can be shown. */
export const BrokenApp = () => (
  <main>
    <BrokenPage />
  </main>
)
