/** A file in the form of the European Central Bank's `eurofxref-daily.xml`; the numbers are made up. */
export const dailyFile = (
  date = '2026-11-20',
  rates: Readonly<Record<string, string>> = dailyRates,
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${date}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`

export const dailyRates: Readonly<Record<string, string>> = {
  USD: '1.1601',
  JPY: '178.42',
  CZK: '24.305',
  DKK: '7.4612',
  GBP: '0.8701',
  HUF: '391.20',
  PLN: '4.2510',
  RON: '5.0921',
  SEK: '10.9910',
  CHF: '0.9333',
  NOK: '11.7420',
  BRL: '6.2301',
  INR: '102.8155',
}
