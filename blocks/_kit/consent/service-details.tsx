import { Anchor } from '../anchor.tsx'
import { Icon } from '../icons/icon.tsx'
import { ScrollRegion } from '../scroll-region.tsx'
import type { ConsentProps, ConsentServiceProps } from './consent-props.ts'

interface DetailsProps {
  readonly service: ConsentServiceProps
  readonly words: ConsentProps['words']
  readonly newTabHint: string
  readonly isOpen: boolean
}

function Storage({ service: { storage, title }, words }: Pick<DetailsProps, 'service' | 'words'>) {
  if (!storage.length) return <p className="consent-empty">{words.storesNothing}</p>
  return (
    <ScrollRegion className="consent-scroll" label={`${words.stores}: ${title}`}>
      <table className="consent-table">
        <caption className="visually-hidden">
          {words.stores}: {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{words.duration}</th>
          </tr>
        </thead>
        <tbody>
          {storage.map(({ uid, name, kind, purpose, duration }) => (
            <tr key={uid || name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{kind}</td>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Purpose, recipient, and each cookie and key of a service by name, purpose and life. */
export function ServiceDetails({ service, words, newTabHint, isOpen }: DetailsProps) {
  const { title, purposes, recipient, privacyLink } = service
  return (
    <details className="consent-details" open={isOpen}>
      <summary className="consent-summary">
        <span>
          {words.details}
          <span className="visually-hidden">: {title}</span>
        </span>
        <Icon name="caret-down" className="icon consent-caret" />
      </summary>
      <dl className="consent-facts">
        {purposes && (
          <div>
            <dt>{words.purposes}</dt>
            <dd>{purposes}</dd>
          </div>
        )}
        {recipient && (
          <div>
            <dt>{words.recipient}</dt>
            <dd>
              {recipient}
              {privacyLink && (
                <>
                  <br />
                  <Anchor className="text-link" link={privacyLink} newTabHint={newTabHint}>
                    {words.policy}
                  </Anchor>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      <Storage service={service} words={words} />
    </details>
  )
}
