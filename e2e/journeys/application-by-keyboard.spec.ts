import type { Locator, Page } from '@playwright/test'
import { declinedOn } from '../decision.ts'
import { expect, test } from '../site.ts'
import { testSite } from '../test-site.ts'

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key of an average typist who is not a secretary, the thought
 * before each answer, and here the time in the system's window for a file.
 */
const SECONDS = { key: 0.28, thought: 1.35, file: 10 } as const
/** In which a whole application can be sent. */
const LIMIT = 240
/** Key presses after which a field counts as out of reach. */
const MOST_PRESSES = 60

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
})

/** A visitor who uses only a keyboard, with the seconds that each step takes. */
function createKeyboard(page: Page) {
  let seconds = 0
  const press = async (key: string) => {
    seconds += SECONDS.key
    await page.keyboard.press(key)
  }
  const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)
  const valueInFocus = () =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
    )

  async function tabTo(target: Locator): Promise<void> {
    for (let presses = 0; !(await isFocused(target)); presses++) {
      expect(presses, 'presses of Tab up to the next field').toBeLessThan(MOST_PRESSES)
      await press('Tab')
    }
    seconds += SECONDS.thought
  }
  return {
    press,
    tabTo,
    seconds: () => seconds,
    async type(target: Locator, text: string) {
      await tabTo(target)
      seconds += text.length * SECONDS.key
      await page.keyboard.type(text)
    },
    /** Chooses one of a group of buttons; Tab reaches the first one. */
    async choose(group: Locator, value: string) {
      await tabTo(group.first())
      for (let presses = 0; (await valueInFocus()) !== value; presses++) {
        expect(presses, 'presses of an arrow up to the answer').toBeLessThan(10)
        await press('ArrowDown')
      }
      await press('Space')
    },
    async addFile(target: Locator, name: string) {
      await tabTo(target)
      // A busy browser opens no window while it closes the one before; a person presses again.
      await expect(async () => {
        const opened = page.waitForEvent('filechooser', { timeout: 2_000 })
        await press('Enter')
        await (await opened).setFiles(paper(name))
      }).toPass()
      seconds += SECONDS.file
    },
  }
}

test('a whole application with three papers is sent by keyboard alone in less than four minutes', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.addCookies(declinedOn(testSite.origins))
  await page.goto('/forms-space/bewerbung/?programme=bwl&model=teilzeit-1')
  const form = page.locator('#bewerbung form')
  await expect(form).toHaveAttribute('data-enhanced', '')
  const field = (name: string) => form.locator(`[name="${name}"]`).filter({ visible: true })
  const keyboard = createKeyboard(page)
  const { press, tabTo, type, choose, addFile } = keyboard
  const pass = async (step: number) => {
    await tabTo(form.getByRole('button', { name: 'Weiter', exact: true }).filter({ visible: true }))
    await press('Enter')
    await expect(form.locator('[name=_step]')).toHaveValue(String(step))
  }

  await tabTo(form.getByRole('combobox').filter({ visible: true }).last())
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await press(key)
  await pass(1)
  await type(field('firstName'), 'Amara')
  await type(field('lastName'), 'Okafor')
  await type(field('birthday.day'), '24')
  await type(field('birthday.month'), '12')
  await type(field('birthday.year'), '1999')
  await type(field('email'), 'amara.okafor@beispiel.example')
  await pass(2)
  await type(field('street'), 'Am Alten Hafen 17')
  await type(field('postcode'), '10115')
  await type(field('city'), 'Berlin')
  await pass(3)
  await choose(field('admission'), 'work')
  for (const [name, file] of [
    ['certificate', 'Zeugnis-1.pdf'],
    ['certificate', 'Zeugnis-2.pdf'],
    ['identity', 'Ausweis.pdf'],
  ] as const) {
    await addFile(form.locator(`input[type=file][name=${name}]`), file)
    await expect(form.getByRole('status').filter({ hasText: `Hochgeladen: ${file}` })).toBeVisible()
  }
  await pass(4)
  await choose(field('payment'), 'DebitNote')
  await pass(5)
  await tabTo(form.getByRole('checkbox').filter({ visible: true }))
  await press('Space')
  await tabTo(form.getByRole('button', { name: 'Bewerbung absenden' }).filter({ visible: true }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Bewerbung gesendet' })).toBeFocused()
  expect(keyboard.seconds()).toBeLessThan(LIMIT)
  test.info().annotations.push({ type: 'seconds', description: keyboard.seconds().toFixed(0) })
})
