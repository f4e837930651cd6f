import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parameterText } from './parameter-text.ts'

it('a parameter is encoded as URLSearchParams does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, value) => {
      expect(parameterText(name, value)).toBe(new URLSearchParams({ [name]: value }).toString())
    }),
  )
})
