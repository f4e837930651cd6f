import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { hasFocus, untilGone, untilNavigator, untilVisible } from '../page.ts'

const opener = 'main a[data-contact="chat"]'
const question = '#chat-consent[open]'
const chat = '#chat-window[open]'
const frame = `${chat} iframe`
const field = { words: 'betriebswirtschaft', requested: /answers\?q=betriebswirtschaft&/ }

export const journey: Journey = {
  name: 'the chat says first that a machine answers, and requests consent; it takes what is typed, and gives the focus back',
  async run(page) {
    await page.open('/kontakt/')
    await untilNavigator(page)
    await page.click(opener)
    await untilVisible(page, question)
    const words = await page.evaluate(selector => document.querySelector(selector)?.textContent, question)
    assert.match(words ?? '', /eine Maschine, kein Mensch/)
    await page.until('the focus is on what closes the question', hasFocus, `${question} [command="close"]`)
    await page.press('Escape')
    await untilGone(page, question)
    await page.until('the focus is back', hasFocus, opener)

    await page.press('Enter')
    await untilVisible(page, question)
    await page.click(`${question} [data-chat-accept]`)
    await untilVisible(page, chat)
    await page.until('the focus is in the frame', hasFocus, frame)
    const answer = page.hold(field.requested)
    await page.type(field.words)
    await page.press('Enter')
    await answer.untilAsked()
    answer.release()
    await page.press('Escape')
    await untilGone(page, chat)
    await page.until('the focus is back where the chat was opened', hasFocus, opener)

    await page.press('Enter')
    await page.until('the focus is in the frame again', hasFocus, frame)
    await page.click(`${chat} [data-chat-close]`)
    await untilGone(page, chat)
    await page.until('the focus is back from the closing button', hasFocus, opener)
  },
}
