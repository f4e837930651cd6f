import { beforeAll } from 'vitest'
import { emptyKv } from './test-kv.ts'

// Files share a runner and its storage.
beforeAll(emptyKv)
