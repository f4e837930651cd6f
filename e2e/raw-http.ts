import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** 0 when the server closed the connection without an answer. */
  readonly status: number
  readonly location: string | undefined
}

const headEnd = Buffer.from('\r\n\r\n')

function parseHead(head: string): RawAnswer {
  const location = /^location: *(.*?)\r?$/im.exec(head)?.[1]
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0), location }
}

/**
 * Sends one request line unchanged, byte for byte, on a connection of its own. Resolves with the head of the answer.
 */
export function sendRaw(
  target: Buffer,
  { port, host = `127.0.0.1:${port}` }: { port: number; host?: string },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    const finish = () => {
      socket.destroy()
      resolve(parseHead(received.toString('latin1')))
    }
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk])
      if (received.includes(headEnd)) finish()
    })
    socket.on('end', finish)
    socket.on('error', (error: NodeJS.ErrnoException) =>
      // A server may close the connection before it reads the request.
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? finish() : reject(error),
    )
    const fields = `\r\nhost: ${host}\r\nconnection: close\r\n\r\n`
    socket.end(Buffer.concat([Buffer.from('HEAD '), target, Buffer.from(` HTTP/1.1${fields}`)]))
  })
}
