import federalStates from 'virtual:site/federal-states'
import { Anchor } from '../_kit/anchor.tsx'
import { Choices } from '../_kit/choices.tsx'
import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { Section } from '../_kit/section.tsx'
import type { LocationMapProps, PlacesProps, StateName } from './props.ts'

/** The names of the outlines, which the build generates, are those of the states. */
const outlines = federalStates as readonly { readonly name: StateName; readonly path: string }[]

/** States smaller than a target of 24 px on a phone (WCAG 2.2, 2.5.8). They lie in or beside others, and have space around them. */
const small = new Set<StateName>(['berlin', 'bremen', 'hamburg', 'saarland'])
const smallLast = outlines.toSorted((a, b) => Number(small.has(a.name)) - Number(small.has(b.name)))

/** States with pins are buttons. */
function States({ locations, words }: Pick<PlacesProps, 'locations' | 'words'>) {
  const pinned = new Set(locations.flatMap(({ state, pin }) => (pin ? [state] : [])))
  return smallLast.map(({ name, path }) => (
    <g
      key={name}
      className="location-map-state"
      data-state={name}
      {...(pinned.has(name) && { role: 'button', tabIndex: 0, 'aria-pressed': false })}
    >
      <title>{words[name]}</title>
      <path d={path} />
      {pinned.has(name) && small.has(name) && <path className="location-map-room" d={path} />}
    </g>
  ))
}

/** For the pointer, which finds their names in the list too; by keyboard only while their state is selected, because the list has the same links. */
function Pins({ locations }: Pick<PlacesProps, 'locations'>) {
  return locations.map(
    ({ name, link, state, pin }) =>
      pin && (
        <a
          key={`${name} ${pin.x} ${pin.y}`}
          className="location-map-pin"
          data-state={state}
          href={link?.href}
          target={link?.target}
          rel={link?.rel}
          tabIndex={-1}
        >
          <title>{name}</title>
          <path className="location-map-target" d={`M${pin.x} ${pin.y - 25}h0`} />
          <path
            transform={`translate(${pin.x} ${pin.y})`}
            d="M0 0c-4-10-13-16-13-25a13 13 0 0 1 26 0c0 9-9 15-13 25zm0-19a6 6 0 1 0 0-12 6 6 0 0 0 0 12z"
          />
        </a>
      ),
  )
}

function List({ locations, words, newTabHint }: PlacesProps) {
  return (
    <ul className="location-map-list" aria-label={words.locations}>
      {locations.map(({ name, link, state, stateLabel }) => (
        <li key={`${name} ${link?.href}`} className="location-map-entry" data-state={state} dir="auto">
          {link ? (
            <Anchor className="text-link" link={link} newTabHint={newTabHint}>
              {name}
            </Anchor>
          ) : (
            name
          )}
          {stateLabel && <span className="location-map-of">{stateLabel}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The list needs no script. */
function Places(props: PlacesProps) {
  const { id, words, listLabel, mapLabel } = props
  return (
    <div className="location-map" data-enhance="location-map">
      <div className="location-map-views needs-script">
        <Choices
          look="buttons"
          label={words.view}
          name={`view-${id}`}
          options={[
            { value: 'list', label: listLabel },
            { value: 'map', label: mapLabel, selected: true },
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the states in it are a group of buttons, and a drawing has no fieldset */}
      <svg
        className="location-map-picture"
        viewBox="-18.8 0 623.6 793"
        width="648"
        height="824"
        role="group"
        aria-label={words.map}
      >
        <States {...props} />
        <Pins {...props} />
      </svg>
      <List {...props} />
    </div>
  )
}

/** Places as a list and on a map (requirement finding-blocks/location-map). */
export const View = (props: LocationMapProps) => (
  <Section>{props.notice ? <FallbackNotice {...props.notice} /> : <Places {...props} />}</Section>
)
