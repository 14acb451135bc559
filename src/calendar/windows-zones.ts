import cldr from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };

/**
 * The IANA zone of each Windows zone name in lower case (`russian standard time` → `Europe/Moscow`), as Unicode CLDR
 * maps them. CLDR maps a name once for each territory; 001, the world, is the mapping for a name without a territory.
 *
 * `UTC` and names like `UTC+12` are not here: they are read as offsets.
 */
export const windowsZones: ReadonlyMap<string, string> = new Map([
  ...cldr.supplemental.windowsZones.mapTimezones
    .map(({ mapZone }) => mapZone)
    .filter(({ _territory, _other }) => _territory === '001' && !_other.startsWith('UTC'))
    .map(({ _other, _type }) => [_other.toLowerCase(), _type] as const),
  // Names that Windows and CLDR have dropped. Outlook still writes them.
  ['kamchatka standard time', 'Asia/Kamchatka'],
  ['mexico standard time', 'America/Mexico_City'],
  ['mid-atlantic standard time', 'Etc/GMT+2'],
  // The display name of Windows' UTC zone.
  ['coordinated universal time', 'UTC'],
  // CLDR keeps the name that this zone had before IANA moved it; feeds publish the current name.
  ['us eastern standard time', 'America/Indiana/Indianapolis'],
]);
