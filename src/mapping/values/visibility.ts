import type { Visibility } from '../../calendar/event.ts';
import { readWords, wordOf } from './word.ts';

const words: Readonly<Record<Visibility, string>> = {
  public: `public|everyone|everywhere|anyone|all|world|open|visible|shown|listed|published|publish|default|inherit|true|yes|1|unlocked|free|публично|публичное|публичный|для всех|всем|открыто|открытое|открытый|виден|да|публічно|відкрито|
    öffentlich|alle|oeffentlich|sichtbar|ja|publique|tous|oui|visible|público|pública|todos|pubblico|tutti|julkinen|kaikki|publiczne|openbaar|offentlig|veřejné|herkese açık|publichno|otkryto`,
  unlisted: `unlisted|hidden|by link|link only|link|with link|по ссылке|скрыто|скрытое|скрытый|за посиланням|versteckt|verborgen|nicht gelistet|ausgeblendet|masqué|caché|oculto|nascosto|piilotettu|ukryte|skryto|secret`,
  private: `private|confidential|internal|restricted|members|members only|invite only|invitation only|draft|protected|password|locked|staff|employees|organization|false|no|0|none|nobody|only me|me|
    приватно|приватное|закрыто|закрытое|закрытый|внутреннее|внутренний|для сотрудников|личное|конфиденциально|нет|черновик|приватний|внутрішній|privat|intern|nicht öffentlich|vertraulich|nein|privé|interne|confidentiel|non|
    privado|interno|confidencial|privato|riservato|yksityinen|sisäinen|prywatne|besloten|vnutrennee|zakryto|lichnoe`,
};

const visibilityOfWord: ReadonlyMap<string, Visibility> = new Map(
  (Object.keys(words) as Visibility[]).flatMap((name) =>
    words[name].split('|').map((word) => [wordOf(word), name] as const),
  ),
);

/** Who may see an event; true: everybody, false: nobody but its owners. Of several words the strictest. Null when no word is known. */
export function readVisibility(value: unknown): Visibility | null {
  const found = readWords(value)
    .map((word) => visibilityOfWord.get(word))
    .filter((name) => name !== undefined);
  return found.find((name) => name === 'private') ?? found.find((name) => name === 'unlisted') ?? found[0] ?? null;
}
