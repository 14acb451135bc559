/**
 * What words in the keys around the records mean, in the languages of portals. Keys are split into words (`nextPageToken`,
 * `next_page_token`, `nextpagetoken`), so that one word here covers many keys.
 */
const table = {
  next: `next suite following subsequent weiter weitere nächste naechste nachste folgende suivant suivante siguiente próxima proxima
    próximo proximo seuraava nästa volgende następna следующая следующий следующее следующие далее дальше sleduyushchaya
    sleduyuschaya sleduyushchiy sledujushchaja dalee наступна наступний nastupna successivo successiva prossimo prossima volgende volgend nastepny nastepna następny następne
    nastepne dalsi další nasledujici následující sonraki ileri kovetkezo következő urmatoarea următoarea urmator următor
    järgmine neste επόμενη επόμενο 次 次へ 次ページ 下一页 下一頁 다음 التالي التالية`,
  page: `page pages pg paging pagina página paginas páginas seite seiten страница страницы страниц страницу stranica stranitsa
    stranits stranic сторінка сторінки сторінок storinka sivu sivua sivut sida sidor sidan side sider strona strony stron stronę blatt blad bladzijde bladzijden strana
    strany stran stranu sayfa sayfalar oldal oldalak pagine leht σελίδα σελίδες σελίδων ページ 次ページ 総ページ数 ページ数 页 页码 页数 总页数 頁 페이지
    الصفحة الصفحات`,
  pages: `pages paginas páginas pagine seiten страниц stranits stranic сторінок sivut sidor sider stron stran sayfalar oldalak
    bladzijden σελίδες σελίδων 総ページ数 ページ数 页数 总页数 الصفحات`,
  total: `total totals count found matched matches gesamt gesamtzahl anzahl insgesamt всего итого количество vsego itogo kolichestvo
    усього всього кількість usogo vsogo nombre cantidad yhteensä yhteensa totalt totaal totale totali totais totales toplam
    liczba wszystkich razem pocet počet celkem ilosc ilość aantal antal antall quantidade összes osszes σύνολο 総ページ数 合計 件数 総件数 总数 总计 总页数 전체 المجموع`,
  all: `total totals all overall available found matched matches gesamt gesamtzahl insgesamt всего итого vsego itogo усього всього usogo
    vsogo yhteensä yhteensa totalt totaal totale totali totais totales toplam wszystkich razem celkem összes osszes σύνολο
    合計 総件数 总数 总计 전체 المجموع`,
  noun: `item items result results element elements record records event events object objects row rows hit hits entry entries
    entity entities document documents doc docs data list num number nb of filter filtered available all overall x query ergebnisse
    события событий записей zapisey événements evenements eventos eventi registros resultados resultats résultats risultati elementos resultaten
    tulokset wydarzenia wyników tapahtumat veranstaltungen termine подій total totals count`,
  size: `size limit per pp perpage take top rows max length pagesize größe groesse размер razmer taille tamaño koko лимит limite`,
  offset: `offset skip start from begin startindex смещение smeshchenie сдвиг versatz décalage decalage зміщення siirtymä`,
  current: `current page number index no nr num pagenumber aktuell aktuelle номер nomer actuelle actual текущая текущий tekushchaya
    поточна nykyinen p`,
  cursor: `cursor token continuation continue after marker scroll bookmark resume курсор продолжение prodolzhenie fortsetzung
    jatko kursori batch curseur jeton cursore kursor zeiger marke markör markor markør markeur wskaznik wskaźnik token tokena
    imlec imleç ukazatel kurzor`,
  more: `more remaining truncated incomplete partial mehr ещё еще eshche más mas plus lisää ще meer více vice więcej wiecej daha fler flere mer hay`,
  last: `last final complete done end последняя последний poslednyaya letzte dernière derniere última ultima
    viimeinen остання`,
  moment: `event date day month week year time update refresh run job appointment veranstaltung termin datum tag monat woche
    jahr событие дата день месяц неделя sobytie data évènement événement évenement fecha evento`,
  other: `sync delta access auth csrf xsrf refresh session bearer before prev previous previously first self back rate
    ratelimit retry vorherige zurück précédent anterior предыдущая назад edellinen`,
} as const;

type PagingWord = keyof typeof table;

const meanings = Object.fromEntries(
  Object.entries(table).map(([meaning, words]) => [meaning, new Set(words.split(/\s+/))]),
) as unknown as Readonly<Record<PagingWord, ReadonlySet<string>>>;

const known: ReadonlySet<string> = new Set(
  [...Object.values(meanings).flatMap((words) => [...words]), 'has', 'is', 'link', 'url', 'href', 'uri'].filter(
    (word) => word.length > 1,
  ),
);

/** Splits a key into words in lower case: `nextPage`, `next_page`, `@x.nextPage` and `nextpage` all end in `next page`. */
export function keyWords(key: string): readonly string[] {
  // A prefix before a dot or colon is a namespace: `@x.count`, `hydra:next`.
  const words =
    key
      .replace(/^@?[\p{L}\d_-]+[.:]@?(?=\p{L})/u, '')
      .match(/\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+(?![\p{Ll}])/gu) ?? [];
  return words.flatMap((word) => splitCompound(word.toLowerCase()));
}

/** Splits a compound of known words: `totalcount` is two words, `start` stays one. */
function splitCompound(word: string): readonly string[] {
  if (known.has(word)) return [word];
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (known.has(head) && known.has(tail)) return [head, tail];
    if (known.has(head)) {
      const rest = splitCompound(tail);
      if (rest.length > 1) return [head, ...rest];
    }
  }
  return [word];
}

/** Whether at least one word has one of these meanings. */
export const anyMeans = (words: readonly string[], ...any: readonly PagingWord[]): boolean =>
  words.some((word) => any.some((meaning) => meanings[meaning].has(word)));

/** Whether every word has one of these meanings. */
export const allMean = (words: readonly string[], ...any: readonly PagingWord[]): boolean =>
  words.length > 0 && words.every((word) => any.some((meaning) => meanings[meaning].has(word)));
