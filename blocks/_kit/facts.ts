/** How money is formatted for a visitor (requirement prices/format). */
export interface MoneyFormat {
  /** ISO 4217 code, e.g. `EUR`. */
  readonly currency: string
  readonly symbol: string
  /** `{amount}` and `{symbol}` are replaced. */
  readonly pattern: string
  readonly grouping: number
  readonly thousand: string
  readonly decimal: string
  readonly decimals?: number
}

/** Answer of the call `v2/currency/user`. `exchangeRate` is units of the format's currency for one of the base. */
export interface Currency {
  readonly format: MoneyFormat
  readonly baseCurrency: string
  readonly exchangeRate: number
  /** Day of the rate, `YYYY-MM-DD`. */
  readonly rateTime?: string
}

/** One placement of the answer of `v2/campaign/{unit}`. */
export interface Campaign {
  readonly storyId: string
  readonly storyName: string
  readonly uuid: string
  readonly titleDesktop: string
  readonly titleMobile?: string
  readonly descriptionDesktop?: string
  readonly descriptionMobile?: string
  readonly image?: { readonly filename: string; readonly alt: string }
  readonly icon?: string
  readonly link?: { readonly href: string; readonly text?: string }
  readonly discountType?: 'percent' | 'absolute'
  readonly discountValue?: number
  readonly priceboxText?: string
  readonly folderPriceboxText?: string
  readonly voucherCode?: string
  readonly colorOverride?: string
}
