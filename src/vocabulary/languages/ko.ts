import type { LanguageWords } from '../language-words.ts';

/** Korean. */
export const ko: LanguageWords = {
  keys: {
    event: 'fest fstvl haengsa haengsajeongbo hangsa ibenteu iljeong lctr opn pblprfr pfmc svc 이벤트 일정 행사 행사명',
    calendar: 'dallyeok iljeongpyo 달력 일정표 캘린더',
    id: `
      bbssn beonho bunho eduno edusn evntno evntsn festsn fstvlsn gwallibeonho gwanribeonho illyeonbeonho
      ilryeonbeonho lctrno lctrsn mngno mngtno nttid nttsn pblprfrno pfmcno pfmcsn 관리번호 번호 식별자 일련번호 코드
    `,
    title: `
      edunm edutitle evntsj gangjwamyeong gongyeonmyeong gyoyukmyeong haengsamyeong haengsamyung hangsamyeong
      iljeongmyeong ireum irum jemok juje nttsj 강좌명 공연명 교육명 이름 일정명 제목 주제 타이틀 프로그램명 행사명
    `,
    name: 'ileum ireum irum myeongching 명칭 이름',
    summary: 'gaeyo ganryakseolmyeong sogae yoyak 간략설명 개요 부제 부제목 소개 요약 요약문 한줄소개',
    description: `
      bbscn bonmun cn dtlcn educn evntcn fstvlcn fstvlco haengsanaeyong lctrcn naeyong naeyoung naeyung nttcn
      pblprfrcn pblprfrcntnt pfmccn rmrk rmrkcn sangse sangsenaeyong seolmyeong seolmyung 내용 본문 비고 상세 설명
      소개글
    `,
    start: `
      beginde bgnde bgndt bgng bgngdt bgnghm bgnghr bgngtm bgngymd gaemagil gaemak sijag sijagil sijagilsi sijak sijakil
      sijakilsi sijaknalja sijaksigak sijaksigan 개막 개막일 개최시작 경기시작 경기시작시간 시작 시작시각 시작시간
      시작일 시작일시 킥오프
    `,
    end: `
      endde enddt endhh endhm endhr endtm endymd jongnyo jongnyoil jongnyoilsi jongnyosigan jongryo jongryoil
      jongryoilsi jongryosigan majimaknal pyemak 마지막날 종료 종료시각 종료시간 종료일 종료일시 폐막 폐막일
    `,
    date: `
      beginde bgnde bgndt bgngdt bgngymd eduprd endde enddt endymd evntpd evntprd evntymd gaechoeil haengsagigan
      haengsail haengsailja haengsailsi ilja ilsi lctrprd nalcha nalja pfmcprd pfmcymd pnttm ymd 개최일 개최일자 날짜 일시 일자
      행사기간 행사일
    `,
    time: 'bgnghm bgnghr bgngtm endhm endhr endtm evnthm evnttm hm pfmctm sigak sigan unyeongsigan 시각 시간 운영시간',
    allDay: 'harujongil jongil jongilyeobu 종일 종일여부 종일일정 하루종일',
    timeZone: '시간대',
    duration: 'gigan reqrehr reqretm runtm soyosigan 기간 소요시간 진행시간',
    sessions: 'hoecha sangyeong sueop 강의일정 공연 교육일정 상영 수업 일정목록 차시 회차 회차정보',
    recurrence: 'banbok banbokjugi banbokyeobu 반복 반복규칙 반복여부 반복주기 정기 주기',
    created: `
      crtdt crtymd deungnogil deungnokilsi deungrogil deungrokil deungrokilja deungrokilsi frstregdt frstregistpnttm
      frstregymd jakseongil jakseongilsi regde regdt registde registdt regymd rgsde rgstdt rgstymd saengseongil
      saengseongilsi writngde wrtymd 등록일 등록일시 등록일자 생성 생성일 생성일시 작성일 작성일시
    `,
    updated: `
      byeongyeongil chgdt chgymd choejongsujeongil gaengsinil lastmdfcndt lastmdfcnymd lastupdtdt lastupdtpnttm mdfcn
      mdfcndt mdfcnymd sujeong sujeongil sujeongilsi updtde updtymd 갱신 갱신일 변경일 수정 수정일 최종수정 최종수정일
    `,
    published: 'balhaengil gesiil gesiilsi gonggaeil pstg pstgymd useyn 게시 게시일 게시일시 공개일 공고일 발행 발행일',
    deadline: `
      aply chulbalsigan ddln ipjangsigan jeopsugigan jeopsumagam jipgyeolsigan jiphapsigan magam magamil mojipgigan
      mojipmagam pban rcept rceptbeginde rceptbgnde rceptendde rcpt rcptprd rcrt reqst reqstbeginde reqstendde rsrvt
      rsvt sincheonggigan sincheongmagam 개장시간 도착시간 마감 마감일 만료일 모집기간 모집마감 신청 입장시각 입장시간 접수 집결시각 집결시간 집합시간 출발시각 출발시간
    `,
    featured: `
      chucheon mainexpsr mainexpsryn mainyn meinnochul rcmdyn topfixyn topyn 뉴스레터 메인 메인노출 메인노출여부
      메인여부 메인페이지 메인표시 상단고정 슬라이드 첫화면 첫화면노출 추천 추천여부 추천행사
    `,
    registration: `
      aply aplyurl chamga chamgasincheong jeopsu jupsu rcept rcpt reqsturl rsrvt rsvt shincheong shinchung sincheong
      sincheongbangbeop sinchung sugangsincheong yemae yeyak 등록링크 등록신청 수강신청 신청 신청방법 신청하기 예매 예약 예약방법 접수 접수방법 참가신청 참가접수
      티켓
    `,
    place: `
      changso fclt fclty gaechoejangso gongyeonjang haengsajang haengsajangso jangso jangsomyeong moimjangso opar plc
      plce plcnm siseol siseolmyeong wichi 개최장소 공연장 교육장소 모임장소 분관 시설 시설명 위치 장소 장소명 지사 지점 집결장소 행사장
    `,
    address: `
      bscaddr daddr doromyeongjuso dtladdr jibunjuso juso lnmadr lotnoaddr plcaddr rdnmaddr rdnmadr roadnmaddr
      도로명주소 주소 지번주소
    `,
    room: 'gangeuisil ganguisil geonmul gyosil hoeuisil hoeuisilmyeong hosil 강의실 강의장 건물 교실 층 호 호실 회의실 회의실명',
    city: 'sigungu 구 도시 시군구',
    region: 'gukga jiyeok 국가 지역',
    zip: 'upyeon upyeonbeonho upyunbunho 우편 우편번호',
    latitude: '위도',
    longitude: 'gyeongdo lot 경도',
    geo: 'crdnt jwapyo 좌표',
    url: `
      barogagi dtlurl hmpg hmpgaddr hmpgurl hompeiji lingkeu lnkg lnkgurl nurijip 관련링크 누리집 링크 바로가기
      상세페이지 웹사이트 웹페이지 참고링크 홈페이지
    `,
    image: `
      daepyoimiji daepyosajin geurim imiji poseuteo pyoji reperimg rprsimg sajin thmb 그림 대표이미지 배너 사진 이미지
      포스터 표지
    `,
    online:
      'bidaemyeon hwasanghoeui onrain saengjunggye 라이브 방송 비대면 생중계 실시간 온라인 접속링크 중계 참여링크 화상 화상회의 회의링크',
    organizer: `
      auspc auspcinst auspcinstt buseo chrgdept chrginst damdangbuseo danche deptnm gigwan hakgwa hostinst instnm instt
      insttnm juchoe juchoegigwan juchoeja jugwan jugwangigwan maininst mainnst mngdept mnginst mnnst oprinst orgnzt
      sosok sprvsn sprvsninst tkcgdept tkcginst 공동주최 기관 단체 담당과 담당기관 담당부서 부서 소속 운영기관 주관 주관기관 주관처 주최 주최기관 주최기관명 주최자 주최자명
      주최측 학과 학부
    `,
    contact: `
      chrgr damdang damdangja damdangjamyeong inqrtelno inqtelno munui munuicheo picnm pictel pictelno tkcgr
      yeollakcheo yeonrakcheo 담당 담당자 담당자명 문의 문의사항 문의처 연락 연락처 책임자
    `,
    person: `
      chamgaja deungnokja deungrokja frstregisterid gangsa jakseongja lastupdusrid mdfr rgtr sujeongja wrter wrtr 강사
      등록자 서기 수정자 위원장 의장 작성자 출연
    `,
    performer: `
      apprnc apprncnm balpyoja chulyeon chulyeonja chulyeonjin gangsa gangsajin gangsamyeong gangyeonja gongyeonja
      instrnm instrtr instrtrnm jihwija prfmr sahoeja seonsaengnim spkr tchr yeonju yeonjuja yeonsa 가수 가이드 강사 강사명 강사진
      강연자 공연단체 공연자 교사 교수 발제자 발표자 사회자 선생님 설교자 아티스트 연사 연주 연주자 예술가 지휘자 진행자 출연 출연자 출연진 출연진명 토론자 패널 해설사
    `,
    category: `
      bullyu bunryu bunya clsf clsfnm ctgr ctgry evntse evntsecd evntsenm evntty evnttynm gubun haengsajongryu
      jangreu jongnyu jongryu kategori lclasnm lclsfnm maxclassnm mclasnm mclsfnm minclassnm realmname realmnm secd
      senm yuhyeong 교육분야 구분 구분명 분류 분야 유형 장르 종류 주제분류 카테고리 카테고리명 행사종류
    `,
    tag: 'geomsaegeo haesitaegeu kiwodeu taegeu 검색어 꼬리표 키워드 태그 해시태그',
    series: 'sirijeu yeonsok 시리즈 시리즈명 시즌 연속 연속강좌 연재 페스티벌',
    work: '강좌 과목 영화 작품',
    status: `
      cheorisangtae gesisangtae jinhaengsangtae prgrs prgrsstts prgrssttus sangtae sangte stts sttus 게시상태 상태
      진행상태 진행상황 처리상태
    `,
    visibility: `
      bigonggae dspyn expsr expsryn gesiyeobu gonggae gonggaebeomwi gonggaeyeobu nochul nochulyeobu opnyn oppn
      oppnyn othbc othbcyn rls rlsyn sumgim 게시여부 공개 공개대상 공개범위 공개설정 공개여부 내부 노출 노출여부 비공개 숨김 전체공개 표시여부 회원만 회원전용
    `,
    draft: 'choan imsijeojang tempstrgyn tempyn tmprstrg tmprstrgyn 임시저장 임시저장여부 작성중 초안',
    cancelled:
      'chwiso chwisoyeobu cncl cnclyn delyn pyegang rtrcn rtrcnyn sakjeyeobu 삭제여부 취소 취소됨 취소여부 폐강',
    postponed: 'sunyeon yeongi yeongiyeobu 순연 연기 연기됨 연기여부',
    email: 'imeil 이메일',
    phone: 'faxno jeonhwa jeonhwabeonho pictelno rprstelno telno tlno 전화 전화번호',
    price: `
      aplyamt biyong chamgabi chamgabiyong cst eduamt entamt entprc evntamt fstvlcharge gagyeok geumaek gwallamnyo
      gwanramryo hoebi ipjangnyo ipjangryo iyongryo lctramt partcptct payat payatnm pblprfrcharge prc ptcptamt
      ptcptcst ptcptfee ptcptprc sugangnyo sugangryo tcktamt tcktprc useamt utztnamt utztnfee utztnprc yogeum 가격 관람료
      관람비 교육비 금액 비용 수강료 수강료안내 요금 이용료 이용요금 입장권 입장료 참가비 참가비용 티켓가격 회비
    `,
    free: 'muryo muryoipjang muryoyeobu 무료 무료여부 무료입장',
    soldOut: 'jeongwonmagam maejin manseok 만석 매진 매진여부 정원마감',
    count: 'jeongwon nmpr nocs nope 정원',
    capacity: `
      aceptncnmpr acptnmpr choedaeinwon cpct jeongwon jwaseoksu mojibinwon mojipinwon pscp psncpa rcrtcnt rcrtnmpr
      rcrtnocs rcrtnope rcrtpscp suyonginwon ttlnmpr ttlnope ttlpscp 모집인원 모집정원 수용인원 정원 정원수 좌석수
      최대인원
    `,
    booked: `
      aplycnt aplynmpr aplynocs aplynope chamgainwon crtnmpr jeopsuinwon rceptnmpr rceptnocs rcptcnt rcptnmpr rcptnocs
      rcptnope rsvtnmpr rsvtnocs sincheonginwon sincheongja sincheongsu yeyaksu 신청수 신청인원 신청자 신청자수 예약수
      예약인원 접수인원 참가인원 현재인원
    `,
    remaining: `
      binjari janyeo janyeoinwon janyeoseok janyeosu rmndnmpr rmndnocs rmndnope rmndpscp rmndseat rmndseatcnt yeoseok
      남은자리 남은좌석 빈자리 여석 잔여 잔여석 잔여수 잔여인원 잔여좌석
    `,
    language: 'eoneo 언어',
    attachment: 'atch atchfile atchfileid atchmnfl cheombu cheombupail 첨부 첨부파일',
    sponsor: 'huwon hyeopchan spnsrinst spnsrinstnm suprtinstt 협찬 후원',
    thumb: 'thmb 썸네일',
    original: '원본',
    modifier: '여부',
  },
  values: {
    attendance: '대면, 비대면, 오프라인, 온라인, 혼합',
    andOthers: '등, 외',
    nothing: '미입력, 없음, 정보 없음, 정보없음, 해당 없음, 해당사항 없음, 해당없음',
    confirmed: `
      clsd, end, full, prgrs, rcpt, 개최, 개최예정, 게시됨, 게시중, 공개, 공개됨, 대기접수, 마감, 마감임박, 매진,
      모집마감, 모집중, 승인, 승인됨, 승인완료, 신청가능, 신청마감, 예정, 예정됨, 완료, 접수마감, 접수예정, 접수중,
      정상, 정상진행, 종료, 종료됨, 진행, 진행 중, 진행예정, 진행중, 확정, 확정됨, 활성
    `,
    tentative:
      '가안, 가예약, 검토중, 미정, 미확정, 일정 미정, 잠정, 잠정적, 조율중, 추후공지, 협의 중, 협의중, 확인 필요, 확인중',
    cancelled:
      'cncl, rtrcn, 개최취소, 중지, 취소, 취소 완료, 취소되었습니다, 취소된 행사, 취소됨, 취소됩니다, 취소합니다, 폐강, 행사취소',
    postponed:
      '보류, 순연, 순연됨, 연기, 연기되었습니다, 연기된 행사, 연기됨, 연기됩니다, 연기합니다, 잠정연기, 행사연기',
    draft: `
      dlbr, temp, 검토대기, 검토중, 대기, 미게시, 미공개, 미승인, 반려, 반려됨, 보관됨, 비게시, 비공개, 비활성, 삭제, 삭제됨, 숨김, 승인대기, 심사중, 임시, 임시저장, 작성중,
      준비중, 초안
    `,
    public: '공개, 공개함, 네, 노출, 누구나, 모두, 모두공개, 모두에게 공개, 외부공개, 일반공개, 일반인, 전체, 전체공개',
    unlisted:
      'sumgim, 링크가 있는 사람만, 링크가 있는 사용자, 링크공개, 목록 비공개, 목록 숨김, 목록에 없음, 미노출, 숨김, 일부공개',
    private: `
      bigonggae, 관계자 전용, 교내, 내부, 내부용, 내부전용, 대외비, 비공개, 비밀, 사내, 아니오, 임직원 전용, 직원전용, 초대전용, 초대제, 회원 전용, 회원공개, 회원만, 회원전용
    `,
    soldOut:
      '마감, 만석, 매진, 매진되었습니다, 모집정원 초과, 자리 없음, 잔여석 없음, 전석 매진, 전석매진, 정원 초과, 정원마감, 정원초과',
    free: '무료, 무료 관람, 무료관람, 무료참가, 무료행사, 무상, 비용 없음, 입장무료, 전석 무료, 전석무료, 참가비 무료, 참가비 없음',
    online: '비대면, 생중계, 실시간 온라인, 실시간 중계, 온라인, 온라인행사, 원격, 웨비나, 인터넷, 화상, 화상회의',
    yesNo: '네/아니요, 예/아니오',
    organization: `
      경찰서, 고등학교, 공사, 관리소, 교구, 교육원, 교육청, 교향악단, 교회, 구청, 국립극단, 군청, 기관, 대학, 대학교, 대학원, 도서관, 도청, 동호회, 무용단, 문화원, 문화재단, 미술관,
      박물관, 발전소, 법인, 병원, 복지관, 본부, 사무국, 사무소, 사업단, 상공회의소, 서점, 성당, 센터, 시청, 연구소, 연구실, 연구원, 연합회, 위원회, 유치원, 의회, 재단, 조직위원회,
      조합, 주민센터, 주식회사, 중학교, 지원센터, 진흥원, 처, 청소년수련관, 체육회, 초등학교, 출판사, 평생학습관, 학과, 학교, 학부, 학원, 학회, 합창단, 협의회, 협회, 회사
    `,
    venue: `
      강당, 강의실, 갤러리, 거리, 경기장, 고등학교, 공연장, 공원, 광장, 교회, 구민회관, 구청, 극단, 극장, 기념관, 다목적실, 다목적홀, 대강당, 대극장, 대학, 대학교, 대회의실, 도서관,
      라운지, 로비, 문화센터, 문화원, 문화회관, 미술관, 박물관, 별관, 병원, 복지관, 본관, 본회의장, 빌딩, 사무실, 성당, 센터, 소강당, 소극장, 수련관, 수목원, 스튜디오, 시청, 신관,
      아트홀, 영화관, 예술의전당, 예술회관, 온실, 운동장, 위원회실, 전시관, 전시실, 전시장, 주민센터, 지하, 체육관, 층, 카페, 캠퍼스, 컨벤션센터, 타워, 평생학습관, 학교, 해변, 호텔, 홀,
      회관, 회의실
    `,
    kind: `
      간담회, 강습회, 강연, 강의, 강좌, 개막식, 견학, 결혼식, 경기, 경연, 경연대회, 공모전, 공연, 교류회, 교육, 국악, 기념식, 낭독, 낭독회, 낭송회, 답사, 대회, 독서모임, 독주회,
      동아리, 마라톤, 모임, 무도회, 무용, 뮤지컬, 미사, 바자회, 박람회, 발표회, 북콘서트, 북토크, 상영, 상영회, 설명회, 세미나, 수업, 스포츠, 시상식, 시연, 심포지엄, 심포지움, 연극,
      연수, 연주, 연주회, 연찬회, 영화, 예배, 오리엔테이션, 오페라, 워크숍, 음악, 음악회, 입학식, 전시, 전시회, 졸업식, 좌담회, 집회, 체육대회, 체험, 총회, 축제, 캠프, 콘서트, 클래스,
      클래식, 토론회, 토크콘서트, 투어, 특강, 파티, 페스티벌, 포럼, 프로그램, 플리마켓, 학술대회, 학술제, 합창, 행사, 회의, 훈련
    `,
    takesPlace: '개최여부',
    soldOutAlone: '예약마감',
    access: '접근',
    inside: '내부',
    causing: '관계로, 때문에, 사정으로, 이유로, 인하여, 인해',
    aside: '-가, -는, -은, -이',
    ofCause: '강풍, 기상, 날씨, 내부, 신청, 인원, 코로나',
  },
  dates: {
    allDay: '온종일, 전일, 종일, 하루 종일, 하루종일',
    noon: '낮, 정오',
    am: '아침, 오전',
    pm: '오후, 저녁',
    night: '밤',
    unit: '공연, 분, 시, 시작, 예정',
    unset: '미정, 추후 공지, 추후공지',
    doors: '개장, 입장',
    begins: '공연, 시작',
    midnight: '자정',
    at: '시작',
  },
  paging: {
    next: '다음',
    page: '페이지',
    total: '전체 총계',
    all: '전체',
  },
  recurrence: {
    daily: '매일',
    weekly: '매주',
    monthly: '매월',
    yearly: '매년',
  },
  units: {
    week: '주',
    day: '일',
    hour: '시간',
    minute: '분',
    second: '초',
  },
  fields: {
    records: '결과 데이터 리스트 목록',
    week: '주차',
    weekday: '요일',
    lesson: '교시',
    year: '년 연도',
    month: '월',
    day: '일',
    hour: '시',
    minute: '분',
    second: '초',
    date: '날짜',
    time: '시간',
    firstName: '이름',
    lastName: '성',
    role: '구분 역할 유형',
    audience: '대상',
    reason: '사유 이유',
    remark: '비고',
    mark: '표식',
    home: '홈 홈팀',
    away: '어웨이 원정 원정팀',
    team: '팀',
  },
};
