import type { Page } from '@playwright/test'

/** Slow 4G as Lighthouse has it: 150 ms to the first byte of each answer, 1.6 Mbit/s. The browser's cache is empty. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}
