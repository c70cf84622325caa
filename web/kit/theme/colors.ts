import type { MantineColorsTuple } from '@mantine/core'

/** The only place with colour values besides tokens.css: ten shades each, made in OKLCH so that steps look even. */
export const mata: MantineColorsTuple = [
  '#edfbf5',
  '#d7f5e9',
  '#b0e9d4',
  '#83d6b9',
  '#52bc9c',
  '#229e7d',
  '#007c60',
  '#00674f',
  '#01503d',
  '#023729',
]
export const stone: MantineColorsTuple = [
  '#fbfaf8',
  '#f5f4f1',
  '#e8e6e2',
  '#d8d5d1',
  '#bab7b2',
  '#908b86',
  '#6e6862',
  '#4c4642',
  '#2f2a27',
  '#191513',
]
export const night: MantineColorsTuple = [
  '#e9e7e5',
  '#cccac7',
  '#a5a39e',
  '#8f8b85',
  '#3c3935',
  '#2e2b28',
  '#201e1b',
  '#181513',
  '#12100e',
  '#0d0b09',
]
export const red: MantineColorsTuple = [
  '#fff1ef',
  '#ffe2de',
  '#ffc4bd',
  '#ff9d95',
  '#f8716b',
  '#e54c4a',
  '#ca3134',
  '#ac2529',
  '#8a1f21',
  '#601818',
]
export const amber: MantineColorsTuple = [
  '#fbf4eb',
  '#f8e8d8',
  '#f1d1ae',
  '#e4b47c',
  '#d29341',
  '#be7700',
  '#a56100',
  '#8c5000',
  '#704000',
  '#4e2d00',
]
export const blue: MantineColorsTuple = [
  '#eef6ff',
  '#ddedff',
  '#b9dbff',
  '#8dc3fb',
  '#5ca6f0',
  '#338ddf',
  '#1276c6',
  '#0863a9',
  '#0b4f87',
  '#0b375e',
]
export const green: MantineColorsTuple = [
  '#eef8f0',
  '#def1e1',
  '#bbe4c2',
  '#90d09d',
  '#5eb874',
  '#32a155',
  '#0a8a3f',
  '#007433',
  '#065d29',
  '#0a411d',
]
