import { beforeAll } from 'vitest'
import './fast-timers.ts'
import { emptyKv, emptyRealKv } from './test-kv.ts'

// Files share a runner and its storage.
beforeAll(emptyKv)
beforeAll(emptyRealKv)
