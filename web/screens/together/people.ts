import { CollaboratorListScreen } from '#web/looper/CollaboratorListScreen.tsx'
import { LooperEditScreen } from '#web/looper/LooperEditScreen.tsx'
import { LooperListScreen } from '#web/looper/LooperListScreen.tsx'
import { LooperNewScreen } from '#web/looper/LooperNewScreen.tsx'
import { LooperShowScreen } from '#web/looper/LooperShowScreen.tsx'
import { ManagerListScreen } from '#web/looper/ManagerListScreen.tsx'
import { RegistrationListScreen } from '#web/registration/RegistrationListScreen.tsx'
import { RegistrationShowScreen } from '#web/registration/RegistrationShowScreen.tsx'
import { TeamScreen } from '#web/team/TeamScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const peopleScreens = {
  CollaboratorListScreen,
  LooperEditScreen,
  LooperListScreen,
  LooperNewScreen,
  LooperShowScreen,
  ManagerListScreen,
  RegistrationListScreen,
  RegistrationShowScreen,
  TeamScreen,
}
