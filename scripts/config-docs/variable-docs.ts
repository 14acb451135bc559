/** The environment variables, as the page shows them. A test holds that none is missing. */
export const variableDocs: readonly {
  readonly name: string;
  readonly meaning: string;
  readonly standard: string;
  readonly example: string;
}[] = [
  {
    name: 'KALENDS_BASE_URL',
    meaning: "the portal's base URL; overrides `source.baseUrl`",
    standard: 'none: the sample portal',
    example: 'https://portal.example/api',
  },
  { name: 'KALENDS_TOKEN', meaning: 'the token', standard: '', example: '…' },
  {
    name: 'KALENDS_TOKEN_FILE',
    meaning: 'the file that holds the token',
    standard: '',
    example: '/run/secrets/portal-token',
  },
  {
    name: 'KALENDS_TIMEZONE',
    meaning: 'zone of dates that name none, as an IANA name; overrides `site.timeZone`',
    standard: '',
    example: 'Europe/Berlin',
  },
  {
    name: 'KALENDS_CONFIG',
    meaning: 'path of the configuration, or the JSON itself when it begins with `{`',
    standard: '`kalends.config.*` in the working directory',
    example: '/etc/kalends/config.json',
  },
  {
    name: 'KALENDS_STORE',
    meaning:
      '`sqlite:PATH`, `sqlite::memory:`, or `postgres://USER:PASSWORD@HOST:PORT/DATABASE` for several machines; a Worker has its own',
    standard: '`sqlite:data/kalends.db`',
    example: 'sqlite:/var/lib/kalends/kalends.db',
  },
  {
    name: 'KALENDS_PUBLIC_URL',
    meaning: "the address that people use, whose host alone is answered; without it, links follow the request's Host",
    standard: '',
    example: 'https://calendar.northfield.example',
  },
  {
    name: 'KALENDS_METRICS',
    meaning: "`1` serves `/metrics` in Prometheus' text format; not on Workers",
    standard: '`0`',
    example: '1',
  },
  {
    name: 'KALENDS_LOG',
    meaning: 'how the log on stderr is written: `text`, or `json`, one object a line',
    standard: '`text`',
    example: 'json',
  },
  { name: 'HOST', meaning: 'the name or address to listen on', standard: 'every address', example: '127.0.0.1' },
  { name: 'PORT', meaning: 'the port to listen on', standard: '`3000`', example: '8080' },
];
