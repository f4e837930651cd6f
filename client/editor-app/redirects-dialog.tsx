import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { api } from './api.ts'
import { Dialog } from './dialog.tsx'
import type { Redirect, RedirectChange, RedirectList, RedirectNote } from './redirect.ts'
import { RedirectForm } from './redirect-form.tsx'

/** How many redirects are shown at once; a search finds the others. */
const most = 200

const keyOf = ({ before }: Redirect) => `${before.name} ${before.value}`
const isFaulty = ({ notes }: Redirect) => notes.some(({ kind }) => kind !== 'note')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The redirect as it was, to be added again. */
const againOf = ({ from, to, status = 301, forwardParameters = false, unit }: Redirect): RedirectChange => ({
  after: { from, path: to, status, forwardParameters, ...(unit && { unit }) },
  isConfirmed: true,
})

const Notes = ({ notes }: { readonly notes: readonly RedirectNote[] }) =>
  notes.map(({ kind, text }) => (
    <small key={text} className={kind === 'note' ? undefined : 'problem'}>
      {kind === 'fault' ? `Does not work: ${text}` : text}
    </small>
  ))

/** An address that is too long for its cell continues on the next line after a slash. */
const Address = ({ of }: { readonly of: string }) =>
  of.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

interface RowsProps {
  readonly redirects: readonly Redirect[]
  readonly onChange: (redirect: Redirect) => void
  readonly onRemove: (redirect: Redirect) => void
}

const Rows = ({ redirects, onChange, onRemove }: RowsProps) => (
  <div className="changes redirects">
    <table>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {redirects.map(redirect => (
          <tr key={keyOf(redirect)}>
            <th scope="row">
              <Address of={redirect.from} />
              {redirect.unit && <small>{redirect.unit} only</small>}
            </th>
            <td>
              <Address of={redirect.to} />
              <small>
                {redirect.status}
                {redirect.forwardParameters && ', with the query'}
              </small>
              <Notes notes={redirect.notes} />
            </td>
            <td>
              <span className="tools">
                <button
                  type="button"
                  aria-label={`Change ${redirect.from}`}
                  onClick={() => onChange(redirect)}
                >
                  Change
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${redirect.from}`}
                  onClick={() => onRemove(redirect)}
                >
                  Remove
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Takes the removal of a redirect back. It has the focus, because the button that removed it is gone. */
function PutBack({ onClick }: { readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className="link" onClick={onClick}>
      Put it back
    </button>
  )
}

function useRedirects() {
  const [list, setList] = useState<RedirectList>()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<Redirect>()
  const read = useCallback(() => api.redirects().then(setList, error => setSaid(messageOf(error))), [])
  useEffect(() => {
    void read()
  }, [read])

  /** Rejects with the reason where it was not stored; shows the list as it is now in any case. */
  async function change(wanted: RedirectChange, done: string): Promise<void> {
    setRemoved(undefined)
    setSaid('Saving …')
    try {
      setList(await api.changeRedirect(wanted))
      setSaid(done)
    } catch (error) {
      setSaid('')
      await read()
      throw error
    }
  }
  async function remove(redirect: Redirect): Promise<void> {
    try {
      await change({ before: redirect.before }, `${redirect.from} leads nowhere now.`)
      setRemoved(redirect)
    } catch (error) {
      setSaid(messageOf(error))
    }
  }
  return { list, said, removed, change, remove, complain: (error: unknown) => setSaid(messageOf(error)) }
}

/** The table of redirects: adds, changes and removes them, and shows their faults. */
export function RedirectsDialog({ onClose }: { readonly onClose: () => void }) {
  const { list, said, removed, change, remove, complain } = useRedirects()
  const [edited, setEdited] = useState<Redirect>()
  const [saves, setSaves] = useState(0)
  const [search, setSearch] = useState('')
  const found = useMemo(
    () =>
      (list?.redirects ?? [])
        .filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(search.toLowerCase()))
        .toSorted(
          (one, other) =>
            Number(isFaulty(other)) - Number(isFaulty(one)) || one.from.localeCompare(other.from),
        ),
    [list, search],
  )

  return (
    <Dialog title="Redirects" onClose={onClose} shape="wide">
      <p>
        Visitors who request an address get to another one, within seconds after it is saved here. A star at
        the end stands for all below: <code>/old/*</code> to <code>/new/:splat</code>. A star or a colon of
        the address itself is written <code>%2A</code> or <code>%3A</code>. Stories that move need none.
      </p>
      <RedirectForm
        key={edited ? keyOf(edited) : saves}
        redirect={edited}
        units={list?.units ?? []}
        onCancel={() => setEdited(undefined)}
        onSave={async wanted => {
          await change(wanted, `Saved: ${wanted.after?.from} leads to ${wanted.after?.path}.`)
          setEdited(undefined)
          setSaves(count => count + 1)
        }}
      />
      <input
        type="search"
        aria-label="Search redirects"
        placeholder="Search redirects"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <p role="status">
        {said || (list ? `${found.length} ${found.length === 1 ? 'redirect' : 'redirects'}` : 'Loading …')}{' '}
        {removed && (
          <PutBack onClick={() => change(againOf(removed), `${removed.from} is back.`).catch(complain)} />
        )}
      </p>
      {found.length > 0 && (
        <Rows
          redirects={found.slice(0, most)}
          onChange={setEdited}
          onRemove={redirect => void remove(redirect)}
        />
      )}
      {found.length > most && <p className="note">And {found.length - most} more: search for them.</p>}
      <p className="tools">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  )
}
