import { openStore } from '#server/db/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { fill } from './fill.ts'
const n = Number(process.argv[2]); const url = process.argv[3]?.startsWith('postgres') ? process.argv[3] : undefined
let t = performance.now(); const lap = (s:string) => { console.log(s, Math.round(performance.now()-t)); t = performance.now() }
const store = await openStore({ url, pool: 4, dir: process.argv[3] ?? '' })
lap('open'); await migrate(store, new Date()); lap('migrate'); await fill(store, n); lap('fill')
console.log((await store.queueDb.executeSql(`select count(*), min(data_inicio), max(fim), min(segundos), max(segundos), pg_size_pretty(pg_total_relation_size('loops')) from loops`,[])).rows)
await store.close(); lap('close')
