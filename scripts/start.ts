import { dataFolder, serve } from './serve.ts'

process.env['DATA_DIR'] = dataFolder('data/main')
await serve()
