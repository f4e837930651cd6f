import { useContext } from 'react'
import { usergroups } from '../../blocks/_kit/usergroups.ts'
import { Menu } from './menu.tsx'
import { placeOf, ZonesContext } from './zones.ts'

/** The simulated visitor and date of the preview; empty values mean the editor's own, now. */
export interface SeenAs {
  readonly country: string
  readonly usergroup: string
  /** Day and time at the provider's place, `2026-12-24T18:00`. */
  readonly date: string
}

export const seenByEditor: SeenAs = { country: '', usergroup: '', date: '' }

const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'GB', 'FR', 'IT', 'ES', 'PT', 'US']
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

interface VisitorMenuProps {
  readonly seenAs: SeenAs
  readonly onChange: (seenAs: SeenAs) => void
}

/** Chooses the simulated visitor of the page: country, usergroup and date. */
export function VisitorMenu({ seenAs, onChange }: VisitorMenuProps) {
  const { country, usergroup, date } = seenAs
  const { site } = useContext(ZonesContext)
  const chosen = [country, usergroup, date.replace('T', ' ')].filter(Boolean).join(', ')
  const change = (by: Partial<SeenAs>) => onChange({ ...seenAs, ...by })
  return (
    <Menu
      className="visitor"
      label={`As ${chosen || 'you'}`}
      title="As whom the page is shown"
      isSet={chosen !== ''}
    >
      <label>
        Country
        <select value={country} onChange={event => change({ country: event.target.value })}>
          <option value="">your own</option>
          {countries.map(code => (
            <option key={code} value={code}>
              {countryNames.of(code)}
            </option>
          ))}
          <option value="unknown">unknown</option>
        </select>
      </label>
      <label>
        Usergroup
        <select value={usergroup} onChange={event => change({ usergroup: event.target.value })}>
          <option value="">–</option>
          {usergroups.map(group => (
            <option key={group}>{group}</option>
          ))}
        </select>
      </label>
      <label>
        Date, in {placeOf(site)}
        <input type="datetime-local" value={date} onChange={event => change({ date: event.target.value })} />
      </label>
      <button type="button" disabled={!chosen} onClick={() => onChange(seenByEditor)}>
        As you see it now
      </button>
    </Menu>
  )
}
