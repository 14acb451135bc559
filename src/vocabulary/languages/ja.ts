import type { LanguageWords } from '../language-words.ts';

/** Japanese. */
export const ja: LanguageWords = {
  keys: {
    event: 'gyoji gyouji gyouzi ibento moyooshi moyoosi saiji イベント イベント名 イベント情報 催し 催事 催物 行事',
    calendar: 'koyomi カレンダー 予定表 暦',
    id: 'bangou kanribango kanribangou renban shikibetsushi tsuuban コード 番号 管理番号 識別子 通し番号 連番',
    title: `
      daimei endai eventmei gidai gyojimei gyoujimei hyodai hyoudai ibentomei kaigimei kenmei kenshumei kenshuumei
      koenmei kouenmei koushuumei kouzamei kozamei meishou midashi moyooshimei saijimei taitoru イベント名 タイトル 件名 会議名 催し名
      催事名 名称 演題 研修名 行事名 表題 見出し 講座名 講習名 議題 題名
    `,
    name: 'meishou namae shimei simei 名 名前 名称 氏名',
    summary: `
      bassui catch catchcopy catchphrase fukudai fukutitle gaiyo gaiyou kantansetsumei mijikaisetsumei shoukaibun tanbun
      youyaku あらまし キャッチコピー サブタイトル リード文 副タイトル 副題 抜粋 案内 概要 紹介文 要約
    `,
    description: `
      annai bikou honbun naiyo naiyou setsumei setsumeibun setumei setumeibun shosai shoukai shousai syosai syoukai
      syousai 備考 内容 本文 紹介 解説 詳細 説明 説明文
    `,
    start: `
      kaien kaienjikan kaikai kaishi kaishibi kaishijikan kaishijikoku kaishinengappi kaishinichiji kaisi kaisibi
      kaisijikan kaisinitiji kikkuofu shiaikaishi shonichi キックオフ 初日 日付から 自 試合開始 開会 開始 開始年月日 開始日 開始日時 開始時刻 開始時間 開演 開演時間
    `,
    end: `
      heikai owari saishubi saishuubi shuryo shuryobi shuryou shuryoubi shuuryo shuuryobi shuuryou shuuryoubi syuryo
      syuryobi syuryou syuuryou syuuryoubi 日付まで 最終日 終了 終了年月日 終了日 終了日時 終了時刻 終了時間 終演 終演時間 閉会
    `,
    date: `
      hiduke hinichi hizuke jisshibi kaisai kaisaibi kaisaihi kaisainengappi kaisainichiji kaisainitiji kijitsu
      nengappi nichiji nitiji nittei 実施日 年月日 日付 日時 日程 期日 開催年月日 開催日 開催日時
    `,
    time: 'jikan jikoku kaisaijikan kaisaizikan zikan zikoku 実施時間 時刻 時間 開催時間',
    allDay: 'ichinichijuu shujitsu shuujitsu shuujitu syuujitsu 一日中 終日 終日フラグ',
    timeZone: 'タイムゾーン 時間帯',
    duration: 'kikan shoyojikan shoyoujikan 所要時間 期間',
    sessions: 'jouei joueijikan kaisuu セッション 上映 上映時間 公演 各回 回 回次 日程一覧 講座日程 開催回 開催日程',
    recurrence: 'kurikaeshi kurikaesi 周期 定期 繰り返し 繰り返し設定 繰返し 頻度',
    created: `
      nyuuryokubi sakusei sakuseibi sakuseinichiji sakuseinitiji torokunichiji tourokubi tourokunichiji 作成 作成日 作成日時
      入力日 登録年月日 登録日 登録日時
    `,
    updated: `
      henkobi henkoubi koshin koshinbi koshinnichiji koushin koushinbi koushinnichiji koushinnitiji kousin kousinbi
      saishukoshin saishuukoushin shuseibi shuuseibi 修正日 変更日 更新 更新年月日 更新日 更新日時 最終更新 最終更新日
    `,
    published: `
      happyoubi keisai keisaibi keisaiflag keisaikaishibi kokaibi kokainichiji koukaibi koukaikaishi koukaikaishibi
      koukainichiji toukoubi 公表日 公開日 公開日時 公開開始 公開開始日 投稿日 掲載 掲載日 掲載開始日
    `,
    deadline: `
      boshukikan boshuukikan kaijojikan kaijojikoku kaijoujikan kaijoujikoku kigen moushikomikigen moushikomikikan
      moushikomishimekiri shimekiri shimekiribi shugojikan shuppatsujikan shuugoujikan simekiri uketsukejikan
      uketsukekikan uketukekikan 入場開始 出発時刻 出発時間 募集期間 受付時間 受付期間 応募締切 有効期限 申込期限 申込締切 申込締切日 締め切り 締切 締切日 開場 開場時刻 開場時間 集合時刻
      集合時間
    `,
    featured: `
      osusume pickup tophyoji tophyouji topkeisai toppage toppeeji おすすめ イチオシ オススメ スライダー トップページ
      トップページ表示 トップ掲載 トップ表示 ピックアップ メルマガ メルマガ掲載 固定表示 注目 注目イベント
    `,
    registration: `
      chiketto kounyu kounyuu moshikomi mosikomi moushikomi moushikomihouhou moushikomisaki mousikomi sanka
      sankatoroku sankatouroku tiketto uketsuke uketuke yoyaku お申し込み エントリー チケット 予約 予約方法 参加申込 参加登録 受付 応募 申し込み 申込 申込み
      申込フォーム 申込先 申込方法 購入
    `,
    place: `
      basho bashomei basyo jisshibasho kaijo kaijomei kaijou kaijoumei kaisaibasho kaisaibasyo kaisaichi kaisaiti
      kaizyo kaizyou shisetsu shisetsumei shisetu shopname shugobasho shuugoubasho sisetsu sisetu storename スポット 会場 会場名
      分館 場所 実施場所 拠点 支店 支所 施設 施設名 校舎 開催会場 開催地 開催場所 集合場所
    `,
    address:
      'banchi jusho jusyo juusho juusyo jyusho jyuusho shozaichi shozaiti zyusho zyusyo zyuusyo 住所 所在地 番地',
    room: `
      heya heyamei kaigishitsu kaigishitsumei kaigishitu kaigisitu kyoshitsu kyositu kyoushitsu kyousitu shitsumei ホール
      ルーム 会議室 会議室名 室 室名 教室 教室名 部屋 部屋名 階
    `,
    city: 'chiiki shichoson shichouson shikuchoson shikuchouson sikuchouson tiiki 地域 市 市区町村 市町村 市町村名 町 都市',
    region: 'todofuken todoufuken todouhuken 国 都道府県',
    zip: 'yubin yubinbango yubinbangou yuubin yuubinbango yuubinbangou 郵便 郵便番号',
    latitude: '緯度',
    longitude: 'keido 経度',
    geo: 'zahyo zahyou 座標',
    url: 'hoomupeeji kanrenrinku koushikisaito rinku rinkusaki イベントページ ウェブサイト ホームページ リンク 公式サイト 参照先 詳細ページ 関連リンク',
    image: `
      aikyatchi chirashi gazo gazou posutaa shashin shasin syashin アイキャッチ イメージ チラシ チラシ画像 バナー フライヤー ポスター メイン画像 写真 図 画像
      画像ファイル
    `,
    online:
      'chuukei haishin haisin namahaishin onrain ウェビナー オンライン ライブ配信 リモート 中継 会議url 会議リンク 参加url 参加リンク 生配信 視聴 配信',
    organizer: `
      busho dantai dantaimei gakubu jimukyoku kaisha kaishamei kikanmei kyosai kyousai kyousaisha shozoku shusai
      shusaidantai shusaisha shusaisya soshiki sosiki syozoku syusai syusaidantai syusaisha syusaisya tantobusho
      tantoubukyoku tantoubusho 主催 主催団体 主催団体名 主催者 主催者名 事務局 共催 共催者 団体名 学部 実施主体 所属 所管課 担当課 担当部局 担当部署 組織 課 部署
    `,
    contact: `
      otoiawase otoiawasesaki renrakusaki tantoushamei toiawase toiawasesaki お問い合わせ お問い合わせ先 問い合わせ 問合せ 問合せ先 担当 担当者名 連絡先
    `,
    person: `
      chosha koshi koshinsha koushi koushinsha kousi sakuseisha sakuseisya sankasha sankasya tantousha torokusha
      toukousha tourokusha 作成者 作者 出演者 座長 投稿者 担当者 更新者 書記 登録者 講師 議長
    `,
    performer: `
      ensousha gesuto happyosha happyousha koensha koshi koshimei kouensha koushi koushimei kousi kyasuto shikaisha
      shutsuen shutsuensha shutuen shutuensha syutsuensha syutuensya todansha toudansha アーティスト ガイド キャスト ゲスト スピーカー
      パネリスト パフォーマー 先生 出演 出演者 司会 司会者 指揮 指揮者 案内人 演奏 演奏者 演者 演者名 独奏 発表者 登壇 登壇者 登壇者名 説教者 講師 講師名 講演者
    `,
    category: `
      bunrui bunruimei bunya janru kategorii kubun shubetsu shubetu shurui syubetsu syubetu syurui イベント種類 カテゴリ カテゴリー
      カテゴリ名 ジャンル テーマ 分野 分類 区分 対象分野 種別 種類 部類
    `,
    tag: 'hasshutagu kiiwaado キーワード タグ タグ名 ハッシュタグ',
    series: 'rensai renzokukouza shiriizu shirizu siriizu シリーズ シリーズ名 連続講座 連載',
    work: '作品 授業 映画 科目',
    status: `
      jokyo jokyou jotai joukyou joutai jyoukyou jyoutai kaisaijokyo kaisaijotai kaisaijoukyou kaisaijoutai kokaijotai
      koukaijoutai shinchoku suteetasu sutetasu zyotai zyoukyou zyoutai ステータス 公開状態 状態 状況 進捗 開催状態 開催状況
    `,
    visibility: `
      genteikoukai hihyouji hikokai hikoukai hyoji hyouji hyoujiflag ippankoukai kaiingentei kokai kokaiflag
      kokaihani koukai koukaiflag koukaihani koukaisettei naibu 一般公開 会員限定 公開 公開フラグ 公開先 公開対象 公開範囲 公開設定 内部 可視性 社内限定 表示
      表示フラグ 関係者限定 限定公開 非公開 非表示
    `,
    draft: 'shitagaki sitagaki 下書き 下書きフラグ',
    cancelled: `
      chushi chuushi chuushiflag chuusi kaisaichuushi kyanseru sakujo sakujoflag torikeshi tyusi tyuushi tyuusi キャンセル
      中止 中止フラグ 削除フラグ 取り消し 開催中止
    `,
    postponed: 'enki enkiflag junen 延期 延期フラグ 順延',
    email: 'meeruadoresu meruadoresu メール メールアドレス',
    phone: 'denwa denwabango denwabangou 電話 電話番号',
    price: `
      chikettoryoukin hiyo hiyou jukoryo jukouryou kaihi kakaku kanranryou kingaku maeuri nyujoryo nyujouryou nyukanryo
      nyuujoryo nyuujouryou nyuukanryou ryokin ryoukin sankahi sankaryo sankaryou チケット料金 会費 価格 価格帯 入園料 入場券 入場料 入館料 利用料
      前売 前売券 参加料 参加費 受講料 受講費 料金 聴講料 観覧料 費用 金額
    `,
    free: 'muryo muryou muryouflag nyujomuryo nyuujoumuryou sankamuryo sankamuryou 入場無料 参加無料 無料 無料フラグ',
    soldOut: 'kanbai manseki mansekiflag urikire 売り切れ 完売 満員 満席 満席フラグ',
    count: 'ninzu ninzuu 人数 定員',
    capacity: `
      boshuninzu boshuujinin boshuuninzuu boshuuteiin saidaininzuu sekisuu teiin teiinsu teiinsuu zasekisuu 募集人数 募集定員
      収容人数 定員 定員数 席数 最大人数
    `,
    booked: `
      moushikomininzuu moushikomisuu mousikomisuu sankaninzuu sankashasuu yoyakusuu yoyakuzumi 予約数 予約済み 参加人数 参加者数 申込人数
      申込数 申込済み 申込者数
    `,
    remaining: `
      akijoukyou akiseki kuuseki kuusekisuu nokori nokoriseki nokorisuu nokorizaseki zanseki zansekisu zansekisuu 残り
      残り枠 残席 残席数 残数 残数量 空き 空き状況 空席 空席数 空席状況
    `,
    language: 'gengo 言語',
    attachment: 'shiryou siryou tenpu tenpufairu tenpufile 添付 添付ファイル 資料',
    sponsor: 'kyousan 協賛 後援',
    thumb: 'samuneiru サムネイル 小',
    original: '原寸 大',
    modifier: 'フラグ',
  },
  values: {
    attendance: 'オンライン, ハイブリッド, 会場, 対面',
    andOthers: 'ほか, 他',
    confirmed: `
      キャンセル待ち, 予定通り開催, 公開, 公開中, 公開済み, 募集中, 募集終了, 受付中, 受付前, 受付終了, 受付開始前, 完売, 実施, 実施予定, 実施済み, 承認, 承認済み, 有効, 残席わずか, 満席,
      申込不要, 確定, 空席あり, 終了, 締切, 通常開催, 開催, 開催中, 開催予定, 開催決定, 開催済み
    `,
    tentative: '仮, 仮予定, 仮予約, 仮登録, 日程未定, 未定, 検討中, 確認中, 要確認, 調整中, 開催未定',
    cancelled: `
      キャンセル, 中止, 中止いたします, 中止しました, 中止します, 中止となりました, 中止となります, 中止になりました, 休講, 取りやめ, 取り止め, 取り消し, 取消, 開催を中止, 開催中止, 開催見送り
    `,
    postponed:
      '延期, 延期いたします, 延期しました, 延期します, 延期となりました, 延期となります, 延期になりました, 日程変更予定, 無期限延期, 開催を延期, 開催延期, 順延',
    draft: `
      アーカイブ, テンプレート, 下書き, 下書き中, 作成中, 保留, 公開前, 公開待ち, 削除, 削除済み, 却下, 審査中, 差し戻し, 承認待ち, 未公開, 未承認, 未掲載, 準備中, 無効, 申請中, 編集中,
      非公開, 非表示
    `,
    public:
      'どなたでも, はい, パブリック, 一般, 一般公開, 一般向け, 全体公開, 全員, 全員に公開, 公開, 公開する, 外部公開, 表示, 表示する, 誰でも',
    unlisted:
      'hihyouji, url限定, リンクのみ, リンクを知っている人, リンクを知っている人のみ, リンク限定, 一覧に表示しない, 限定公開, 非掲載, 非表示',
    private: `
      hikokai, hikoukai, kaiingentei, naibu, いいえ, プライベート, メンバー限定, 会員のみ, 会員専用, 会員限定, 公開しない, 内部, 学内, 学内限り, 学内限定, 招待制,
      招待者のみ, 社内, 社内限り, 社内限定, 社員のみ, 社外秘, 秘密, 職員のみ, 関係者のみ, 関係者限り, 関係者限定, 限定, 非公開, 非公開イベント
    `,
    soldOut:
      '予約満了, 売り切れ, 売切, 売切れ, 完売, 完売しました, 定員に達し, 定員到達, 定員超過, 満員, 満員御礼, 満席, 満席です, 満席となりました',
    soldOutAlone: '予定枚数終了, 定員に達しました, 満, 空席なし',
    free: '入場無料, 入館無料, 参加無料, 料金なし, 無償, 無料, 無料です, 聴講無料, 観覧無料, 費用なし',
    freeAlone: 'フリー',
    online:
      'web会議, web開催, インターネット, ウェビナー, ウェブ開催, オンライン, オンライン配信, オンライン開催, バーチャル, ライブ配信, リモート, リモート開催, 遠隔, 配信',
    yesNo: 'はい/いいえ',
    organization: `
      クラブ, サークル, センター, 事務局, 事業所, 交響楽団, 保健センター, 保健所, 公民館, 共同組合, 出版社, 区役所, 協会, 協議会, 博物館, 合唱団, 同好会, 商工会, 商店街, 図書館, 大学,
      大学院, 委員会, 学会, 学校, 学部, 実行委員会, 寺院, 少年団, 市役所, 支部, 教会, 教室, 教育委員会, 文化会館, 文化財団, 新聞社, 株式会社, 機構, 法人, 町会, 町役場, 病院, 県庁,
      研究会, 研究室, 研究所, 研究科, 研究部, 社会福祉協議会, 社団法人, 福祉センター, 管弦楽団, 組合, 美術協会, 美術館, 自治会, 観光協会, 課, 財団, 財団法人, 連合会, 連盟, 部会, 部署, 館
    `,
    venue: `
      アリーナ, キャンパス, ギャラリー, グラウンド, コミュニティセンター, サロン, シアター, スタジアム, スタジオ, センター, チャペル, ドーム, ビル, プラザ, ホテル, ホール, ライブハウス, ラウンジ,
      レストラン, ロビー, 会議場, 会議室, 会館, 体育館, 保健センター, 公園, 公民館, 分館, 劇場, 区民センター, 博物館, 号室, 商店街, 図書館, 多目的ホール, 多目的室, 大ホール, 大学, 学校,
      実習室, 室, 寺, 小ホール, 市役所, 市民センター, 市民ホール, 市民会館, 庁舎, 広場, 庭園, 支所, 教会, 教室, 文化センター, 文化会館, 映画館, 校舎, 棟, 海岸, 温泉, 球場,
      生涯学習センター, 病院, 研修室, 神社, 競技場, 美術館, 能楽堂, 視聴覚室, 記念館, 講堂, 講義室, 資料館, 酒場, 野外ステージ, 陸上競技場, 階, 音楽堂, 館, 駅前, 駐車場
    `,
    kind: `
      あいさつ, おはなし会, お茶会, お話会, イベント, オペラ, ガイドツアー, クラシック, クリスマス, コンクール, コンサート, コンテスト, コンペ, ショー, シンポジウム, シンポジューム, スポーツ,
      セミナー, ダンス, ツアー, トークイベント, トークショー, バザー, パーティー, フェア, フェス, フェスタ, フェスティバル, フォーラム, フリーマーケット, マラソン, マルシェ, ミサ, ミュージカル,
      ヨガ, ライブ, リサイタル, レクチャー, ワークショップ, 上映会, 交流会, 会議, 体験, 体験会, 個展, 健康教室, 健診, 入学式, 公演, 公開講座, 写真展, 勉強会, 卒業式, 反省会, 大会, 学園祭,
      展示, 展覧会, 座談会, 式典, 忘年会, 懇親会, 懇談会, 文化祭, 映画, 歌会, 法要, 清掃, 演劇, 演奏会, 特別展, 発表会, 相談会, 研修, 研究会, 礼拝, 祭り, 紙芝居, 総会, 練習, 美術展,
      落語, 見学, 見学会, 試合, 説明会, 読書会, 講座, 講演, 講演会, 講習, 講習会, 講話, 運動会, 選手権, 避難訓練, 鑑賞会, 閉会式, 開会式, 集会, 音楽, 音楽会
    `,
    nowhere: '会場なし, 場所なし',
    nothing: 'なし, 無し, 特になし, 該当なし',
    takesPlace: '開催する',
    access: 'アクセス',
    inside: '社内',
    causing: 'ため, につき, により',
    aside: 'は, 前回, 前年, 去年, 昨年, 昨日',
    subject: 'が',
    ofVerb: 'い, た, る',
  },
  dates: {
    allDay: '一日中, 全日, 終日',
    noon: '昼, 正午',
    am: '午前, 朝',
    pm: '午後, 夕方',
    night: '夜',
    unit: 'ごろ, スタート, 予定, 分, 号, 各回, 各日, 日, 時, 毎日, 点, 號, 開催, 開始, 開演, 頃, 點',
    unset: '後日発表, 未定, 未決定, 調整中',
    doors: '受付, 受付開始, 客入れ, 開場',
    begins: 'スタート, 上映, 上演, 開始, 開演',
    openEnd: '終了, 終演',
  },
  paging: {
    next: '次 次へ 次ページ',
    page: 'ページ ページ数 次ページ 総ページ数',
    pages: 'ページ数 総ページ数',
    total: '件数 合計 総ページ数 総件数',
    all: '合計 総件数',
  },
  recurrence: {
    daily: '毎日',
    weekly: '毎週',
    monthly: '毎月',
    yearly: '毎年',
  },
  units: {
    week: '週間',
    day: '日 日間',
    hour: '時間',
    minute: '分 分間',
    second: '秒',
  },
  fields: {
    records: 'データ リスト 一覧 結果',
    week: '週',
    weekday: '曜日',
    lesson: 'コマ 時限',
    year: '年',
    month: '月',
    day: '日',
    hour: '時',
    minute: '分',
    second: '秒',
    date: '日付',
    time: '時刻 時間',
    firstName: '名',
    lastName: '姓 苗字',
    role: '役割 種別 種類',
    audience: '対象 対象者',
    reason: '理由',
    remark: '備考',
    mark: 'マーク 印 結果',
    home: 'ホーム ホームチーム',
    away: 'アウェイ アウェイチーム アウェー アウェーチーム ビジター ビジターチーム',
    team: 'チーム',
  },
};
