import { CellFormScreen } from '#web/cell/CellFormScreen.tsx'
import { CellShowScreen } from '#web/cell/CellShowScreen.tsx'
import { DeployListScreen } from '#web/deploy/DeployListScreen.tsx'
import { DeployNewScreen } from '#web/deploy/DeployNewScreen.tsx'
import { DeployShowScreen } from '#web/deploy/DeployShowScreen.tsx'
import { GateFormScreen } from '#web/gate/GateFormScreen.tsx'
import { GateShowScreen } from '#web/gate/GateShowScreen.tsx'
import { ProjectListScreen } from '#web/venture/ProjectListScreen.tsx'
import { VentureFormScreen } from '#web/venture/VentureFormScreen.tsx'
import { VentureListScreen } from '#web/venture/VentureListScreen.tsx'
import { VentureShowScreen } from '#web/venture/VentureShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const ventureScreens = {
  CellFormScreen,
  CellShowScreen,
  DeployListScreen,
  DeployNewScreen,
  DeployShowScreen,
  GateFormScreen,
  GateShowScreen,
  ProjectListScreen,
  VentureFormScreen,
  VentureListScreen,
  VentureShowScreen,
}
