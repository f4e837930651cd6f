import { beforeAll } from 'vitest'
import './fast-timers.ts'
import { deleteUnmarked, emptyKv } from './test-kv.ts'

// Files share a runner and its storage.
beforeAll(emptyKv)
beforeAll(deleteUnmarked)
