import { useEffect, useRef, useState } from 'react'
import type { CountdownProps } from './props.ts'
import { type Unit, unitsOf } from './units.ts'

type Timer = NonNullable<CountdownProps['timer']> & {
  /** Id of the headline. */
  readonly labelledBy?: string | undefined
}

// The server's part of the digits: their units, and that all are 0 once the time is up.
const firstRemaining = { days: 86_400_000, hours: 1, over: 0 } as const

/** A circle whose stroke is the elapsed share of the unit, by SVG attributes alone. */
function Ring({ unit, isKnown }: { unit: Unit; isKnown: boolean }) {
  const { value, ring = 1 } = unit
  const share = unit.ring === undefined ? 1 : value
  return (
    <svg className="countdown-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle className="countdown-track" cx="50" cy="50" r="47" fill="none" strokeWidth="6" />
      <circle
        className="countdown-share"
        cx="50"
        cy="50"
        r="47"
        fill="none"
        strokeWidth="6"
        pathLength={ring}
        strokeDasharray={`${isKnown ? share : 0} ${ring}`}
        transform="rotate(-90 50 50)"
      />
    </svg>
  )
}

/** The time, each second until the countdown is over; undefined on the server and in the first render of the browser. */
function useSeconds(startDate: number, over: number): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      // On the second of the moment that is counted to, so that no second is skipped.
      const untilNext = (((startDate - moment) % 1000) + 1000) % 1000 || 1000
      if (moment < over) timeout = setTimeout(tick, untilNext)
    }
    tick()
    return () => clearTimeout(timeout)
  }, [startDate, over])
  return now
}

/**
 * The running digits. A timer is not a live region: a screen reader reads it on request, and is not interrupted each second.
 */
export function Island({ labelledBy, startDate, endDate, stage, labels }: Timer) {
  const timer = useRef<HTMLDivElement>(null)
  const now = useSeconds(startDate, endDate ?? startDate)
  const isKnown = now !== undefined || stage === 'over'
  const isEnded = now !== undefined && endDate !== undefined && now >= endDate
  useEffect(() => {
    if (isEnded) timer.current?.closest('section')?.setAttribute('hidden', '')
  }, [isEnded])

  return (
    <div ref={timer} className="countdown-timer" role="timer" aria-labelledby={labelledBy}>
      {unitsOf(now === undefined ? firstRemaining[stage] : startDate - now).map((unit, place) => {
        const value = isKnown ? unit.value : '\u2007'
        const name = labels[unit.name][unit.value === 1 && isKnown ? 0 : 1]
        // Avoids a layout shift (Layout Instability API): when the days are over, hours replace them, and centred words of
        // another width are new elements.
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, their units change
          <div key={place} className="countdown-unit">
            <Ring unit={unit} isKnown={isKnown} />
            <span key={`value ${value}`} className="countdown-value">
              {value}
            </span>{' '}
            <span key={`name ${name}`} className="countdown-label">
              {name}
            </span>
          </div>
        )
      })}
    </div>
  )
}
