import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { message } from './messages.ts'
import { Slider, sliderWords } from './slider.tsx'

const wordsIn = (language: string) => sliderWords({ message: name => message(language, name) })
const render = (props: Partial<Parameters<typeof Slider>[0]> = {}) =>
  renderToStaticMarkup(
    <Slider label="Logos" words={wordsIn('en')} look="slider-steps slider-first-1 slider-most-4" {...props}>
      <li className="slide">one</li>
    </Slider>,
  )

describe('slider', () => {
  it('is a named list that scrolls by keyboard; its controls wait for the script', () => {
    const html = render()
    expect(html).toMatch(/^<div class="slider" role="group" aria-labelledby="[^"]+" data-enhance="slider"/)
    expect(html).toMatch(
      /<ul class="slider-slides [^"]*" tabindex="0" aria-labelledby="([^"]+)"><li.*<span id="\1" hidden="">Logos<\/span>/,
    )
    expect(html).toContain('<div class="slider-controls needs-script">')
  })

  it('has its controls before the slides: previous, which is hidden at the start, and next', () => {
    const [controls] = render().split('<ul')
    expect(controls!.match(/<button[^>]*>/g)).toEqual([
      '<button type="button" class="slider-arrow" aria-label="Previous slide" hidden="">',
      '<button type="button" class="slider-arrow" aria-label="Next slide">',
    ])
    expect(render({ hasControls: false })).not.toContain('<button')
  })

  it.each([
    ['en', 'Previous slide', 'Next slide', 'This is the first slide', 'This is the last slide'],
    ['de', 'Vorherige Folie', 'Nächste Folie', 'Das ist die erste Folie', 'Das ist die letzte Folie'],
    ['fr', 'Diapositive précédente', 'Diapositive suivante', 'C’est la première diapositive'],
    ['it', 'Diapositiva precedente', 'Diapositiva successiva', 'Questa è la prima diapositiva'],
    ['es', 'Diapositiva anterior', 'Diapositiva siguiente', 'Esta es la primera diapositiva'],
    ['pt', 'Diapositivo anterior', 'Diapositivo seguinte', 'Este é o primeiro diapositivo'],
  ])('says its words in %s', (language, ...expected) => {
    const html = render({ words: wordsIn(language) })
    for (const words of expected) expect(html).toContain(words)
  })

  it('says the six messages as they are specified', () => {
    const { previous, next, spoken } = wordsIn('en')
    expect([previous, next, ...spoken.split('|').slice(2)]).toEqual([
      'Previous slide',
      'Next slide',
      'This is the first slide',
      'This is the last slide',
      'Go to slide {index}',
      '{index} / {total}',
    ])
  })
})
