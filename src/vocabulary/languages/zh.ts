import type { LanguageWords } from '../language-words.ts';

/** Chinese. */
export const zh: LanguageWords = {
  keys: {
    event: 'huiyi huodong saishi 事件 会议 会议活动 展覽 展览 會議 活动 活动信息 活動 課程活動 赛事',
    calendar: 'xingshili 日历 日曆 日程 日程表 行事曆',
    id: 'bianhao biaoshi bjbh hdbh hdid hybh xuhao 会议代号 会议代码 序号 序號 會議代碼 會議代號 标识 活动代号 活动代码 活動代碼 活動代號 編碼 編號 编号 编码',
    title: `
      biaoti bjmc hdmc huiyimingcheng huiyizhuti huodongbiaoti huodongming huodongmingcheng huodongzhuti hymc
      kcmc kechengmingcheng zhuti 主題 主题 会议名称 名稱 展覽名稱 展览名称 标题 標題 活动主题 活动名称 活動主題 課程名稱 课程名称 题目
    `,
    name: 'mingcheng mingzi xingming 名称 名稱 姓名',
    summary: 'gaishu hdjj huodongjianjie jianjie jianshu zhaiyao 副标题 导语 引言 摘录 摘要 概述 简介 简述 簡介 簡述',
    description: `
      beizhu hdnr hdxq huodongxiangqing hynr jieshao miaoshu neirong shuoming xiangqing zhengwen 介紹 介绍 備註 內容 内容
      备注 描述 正文 詳情 說明 详情 说明
    `,
    start: `
      kaichangshijian kaishi kaishiriqi kaishishijian kkrq ksrq kssj qishiriqi qishishijian qsrq qssj skkssj
      举办开始时间 开场时间 开始 开始日 开始日期 开始时间 开演 开演时间 开球时间 开赛 开赛时间 起始 起始时间 起始時間 開場時間 開始日期 開始時間 開演時間 開球時間 開賽 開賽時間
    `,
    end: `
      jieshu jieshuriqi jieshushijian jkrq jsrq jssj skjssj zhongzhishijian 截至 結束 結束日 結束日期 結束時間 终止时间 结束 结束日期
      结束时间
    `,
    date: 'jubanriqi riqi 举办日期 日期 舉辦日期 講座日期 讲座日期',
    time: 'jubanshijian shijian 举办时间 时间 時間 舉辦時間 講座時間 讲座时间',
    allDay: 'sfqt 全天 全日 整天 是否全天',
    timeZone: '时区 時區',
    duration: 'chixushijian shichang 持续时间 时长 時長',
    sessions: 'changci 上课时间 各场次 场次 場次 期次 梯次 班次 節次 节次 課堂 课时 课次',
    recurrence: 'chongfu xunhuan zhouqi 周期 循环 循環 週期 重复 重复规则 重複 频率',
    created: `
      chuangjian chuangjianriqi chuangjianshijian cjrq cjsj jianlishijian lrsj lurushijian tianjiashijian 创建
      创建日期 创建时间 建檔日期 建立日期 建立時間 录入时间 新增時間 添加时间
    `,
    updated: `
      gengxin gengxinriqi gengxinshijian gxrq gxsj xgsj xiugai xiugairiqi xiugaishijian 修改日期 修改时间 更新时间 更新時間 最后修改
      最後更新 異動日期 编辑时间
    `,
    published: `
      fabu faburiqi fabushijian fbrq fbsj gonggaoriqi sffb shangjiashijian shifoufabu 上架 上架日期 上架时间 上架時間 公告日期 发布 发布日期
      发布时间 发布时间点 发表时间 發佈日期 發佈時間 發布日期
    `,
    deadline: `
      baomingjiezhi baomingjiezhiriqi baomingjiezhishijian bmjssj bmjzrq bmjzsj bmkssj chufashijian jiezhi jiezhiriqi
      jiezhishijian jiheshijian qiandaoshijian ruchangshijian 下架 下架日期 下架时间 下架時間 入场时间 入場時間 出发时间 出發時間 到期 報名 報名截止 報名截止日
      報名截止日期 報名截止時間 報名期限 截止 截止日期 报名 报名截止 报名截止日 报名截止日期 报名截止时间 检票时间 檢票時間 签到时间 簽到時間 过期时间 进场时间 進場時間 集合时间 集合時間
    `,
    featured: `
      lunbo shouye tuijian zhiding 推荐 推薦 是否推荐 是否推薦 是否置頂 是否置顶 热门 熱門 精选 精選 置頂 置顶 輪播
      轮播 首頁 首頁展示 首頁推薦 首頁顯示 首页 首页展示 首页推荐 首页显示
    `,
    registration: `
      baoming baomingfangshi bmfs bmlj bmzt dengji dingpiao goupiao shoupiao signbegintime signendtime
      signstarttime signtime signurl yuding yuyue zhuce 售票 報名 報名方式 报名 报名方式 注册 登記 登记 訂票 購票 购票 預約 预约 预订
    `,
    place: `
      cdmc changdi changguan changsuo didian hddd huichang huodongdidian hydd jbdd jubandi jubandidian skdd
      weizhi 举办地点 会场 会议地点 分部 分館 分馆 地点 地點 场地 场所 场馆 場地 場館 會場 校区 校區 舉辦地點
    `,
    address: 'dizhi jiedao xiangxidizhi xxdz 位址 地址 街道 详细地址',
    room: 'fangjian huiyishi louceng 会场编号 会议室 室号 房間 房间 教学楼 教室 會議室 楼层 樓層',
    city: 'chengshi 县市 城市 市区 市區 縣市',
    region: 'diqu guojia shengfen 国家 地区 地區 省份',
    zip: 'youbian youzhengbianma 邮政编号 邮政编码 邮编 郵政編碼 郵遞區號',
    latitude: 'weidu 緯度 纬度',
    longitude: 'jingdu 經度 经度',
    geo: 'zuobiao 坐标 座標',
    url: 'guanwang lianjie wangye wangzhi xiangqingye xqlj 官網 官网 網址 網頁 网址 网页 详情页 连结 連結 链接',
    image: `
      fengmian fengmiantu fmtp haibao hbtp tupian xuanchuantu zhaopian 主图 主圖 图片 圖片 宣传图 封面 封面图 封面圖 海報 海报 照片 照片集
      配图
    `,
    online: `
      huiyilianjie hylj shipinhuiyi xianshang zaixian zblj zhibo zhibolianjie 会议链接 在线 會議連結 直播 線上 線上會議 线上 线上会议
      腾讯会议号码 視訊會議 视频会议
    `,
    organizer: `
      bumen cbdw chengban chengbandanwei chengbanfang danwei faqiren jigou xbdw xieban xiebandanwei xueyuan zbdw zhuban
      zhubandanwei zhubanfang zhubanzhe zuzhizhe 主办 主办单位 主办方 主辦 主辦單位 主辦方 协办 协办单位 協辦 協辦單位 单位 发起人 單位 委员会 委員會 学院 承办 承办单位
      承办方 承辦單位 机构 機構 發起人 科室 系所 組別 組織者 组织者 部門 部门
    `,
    contact:
      'fuzeren lianluoren lianxifangshi lianxiren 召集人 召集委员 召集委員 承辦人 联系人 联系方式 联系电话人 联络人 聯絡人 聯絡方式 聯繫人 負責人 负责人',
    person:
      'chuangjianren chuangjianzhe faburen fabuzhe zuozhe 主席 主讲人 书记员 作者 创建人 发布人 建立者 會議主席 發布者 講者 讲师',
    performer: `
      baogaoren biaoyanzhe jiabin jiangshi jiaoshixingming laoshi skls yanjiangren yanyuan zhuchiren zhujiang
      zhujiangren zjls 专家 主持人 主講 主講人 主讲 主讲人 主讲老师 嘉宾 嘉賓 報告人 导师 导游 專家 導師 導覽員 报告人 授课老师 教师 教師 演出者 演员 演講者 演讲人 演讲者 老师 老師 艺人
      藝人 表演嘉宾 表演者 講員 講師 講者 講解員 讲员 讲师 讲者 讲解员
    `,
    category: `
      fenlei hdlb hdlx huodongleibie huodongleixing hylx lanmu leibie leimu leixing zhonglei 分类 分類 屬性類別 栏目 欄目
      活動類型 种类 種類 类别 类型 类目 門類 類別 類型
    `,
    tag: 'biaoqian guanjianci guanjianzi 关键字 关键词 标签 标记 標籤 關鍵字 關鍵詞',
    series: 'xilie zhuanti 专题 專題 系列 系列活动 系列課程 系列講座 系列讲座',
    work: '影片 电影 科目 課程 课程 電影',
    status: 'huodongzhuangtai zhuangkuang zhuangtai 状况 状态 狀態',
    visibility: `
      gongkai kejianfanwei kjfw sfgk sfxs shifougongkai shifouxianshi yincang 仅会员 僅會員 內部 公开 公開 内部 可見 可見性 可见 可见性 可见范围
      是否公开 是否公開 是否显示 是否顯示 隐藏 隱藏
    `,
    draft: 'caogao 是否草稿 草稿',
    cancelled: 'quxiao shifouquxiao yiquxiao 取消 已删除 已刪除 已取消 是否取消',
    postponed: 'gaiqi tuichi yanqi 已延期 延后 延後 延期 推迟 推遲 改期',
    email: 'dianziyoujian youxiang 电子邮件 邮箱 電子郵件',
    phone: 'dianhua lianxidianhua shouji shoujihao 电话 電話',
    price: `
      baomingfei bmfy danjia feiyong hdfy huifei jiage menpiao piaojia ruchangfei shoufei xuefei 价格 价钱 会费 價格 入场费
      入場券 入場費 单价 單價 報名費 学费 學費 工本费 报名费 收費 收费 收费标准 票价 票價 費用 费用 門票 门票
    `,
    free: 'mianfei mianfeiruchang shifoumianfei 免收费 免費 免费 是否免費 是否免费',
    soldOut: 'shouqing 名額已滿 售罄 已售罄 已满 已滿 已额满 滿額 額滿 额满',
    count: 'renshu 人数 人數 名額 名额',
    capacity: `
      renshushangxian renshuxianzhi rongliang rongnarenshu rssx zhaoshengrenshu zuidarenshu zuoweishu 人数上限 人数限制
      人數上限 人數限制 名額 名额 容纳人数 容量 座位数 座位數 招生人數 最大人数 限额人数
    `,
    booked: `
      baomingrenshu bmrs ybmrs yibaoming yibaomingrenshu yiyuyue 報名人數 已售 已報人數 已報名 已報名人數 已报人数 已报名 已报名人数 已預約 已预约
      报名人数
    `,
    remaining:
      'kongwei shengyu shengyuminge shengyuzuowei yupiao 余位 余票 余额 余额数 剩余 剩余座位 剩餘 剩餘名額 剩餘座位 空位 餘額',
    language: 'yuyan 語言 语言',
    attachment: 'fujian 附件',
    sponsor: 'zanzhu zanzhushang 贊助 赞助',
    thumb: 'suolvetu 小图 缩略图',
    original: '原图 大图',
    modifier: '是否',
  },
  values: {
    attendance: '實體, 混合, 線上, 線下, 线上, 线下',
    andOthers: '等',
    confirmed: `
      仍可报名, 公示, 即将开始, 即將開始, 可报名, 启用, 售罄, 啟用, 報名中, 報名截止, 報名額滿, 如期举行, 如期舉行, 审核通过, 審核通過, 已上架, 已上线, 已公布, 已发布, 已审批, 已审核,
      已批准, 已报满, 已排期, 已满, 已满员, 已滿員, 已發佈, 已發布, 已确定, 已确认, 已確定, 已確認, 已結束, 已结束, 已通过, 已開放, 开放报名, 报名中, 报名已截止, 报名截止, 未开始, 未開始,
      正常, 生效, 确定, 确认, 確定, 確認, 自由入场, 自由入場, 进行中, 進行中, 開放報名, 預售, 预售
    `,
    tentative:
      '初步, 待定, 待确认, 待確認, 待通知, 时间待定, 時間待定, 暂定, 暂未确定, 暫定, 未确定, 未確定, 計畫中, 计划中',
    cancelled:
      '作废, 停办, 停课, 停辦, 取消, 取消举办, 取消舉行, 取消舉辦, 已停办, 已停辦, 已取消, 已取消活动, 活动取消, 活動取消',
    postponed:
      '已延后, 已延後, 已延期, 已推迟, 已推遲, 已改期, 延后, 延後, 延期, 延期举办, 延期举行, 延期舉行, 延期舉辦, 推迟, 推遲, 改期, 改期待定, 暂缓, 暫緩',
    draft: `
      下架, 停用, 审核不通过, 审核中, 審核中, 已下架, 已下线, 已停用, 已删除, 已刪除, 已归档, 已拒绝, 已隐藏, 已驳回, 待发布, 待审核, 待審核, 待發布, 拟稿, 未公开, 未公開, 未发佈,
      未发布, 未审核, 未審核, 未發佈, 未發布, 未通过, 编辑中, 草案, 草稿
    `,
    public: `
      全部, 全部可见, 公众, 公开, 公開, 可見, 可见, 外部, 对外, 对外公开, 对外开放, 對外, 對外公開, 對外開放, 开放, 开放参加, 所有人, 所有人可见, 是, 是否公开, 是否公開, 是否显示,
      是否顯示, 显示, 社会公众, 開放, 開放參加, 面向公众, 顯示
    `,
    unlisted: `
      yincang, 不公开列出, 不公开显示, 不列出, 不在列表显示, 不显示, 不顯示, 仅凭链接可见, 仅链接, 仅链接可见, 仅限链接, 僅限連結, 凭链接可见, 凭链接访问, 已隱藏, 憑連結可見, 知道链接可见,
      链接可见, 隐藏, 隱藏
    `,
    private: `
      不公开, 不公開, 仅会员, 仅会员可见, 仅供内部, 仅内部, 仅内部可见, 仅员工, 仅员工可见, 仅职工可见, 仅限会员, 仅限内部, 仅限受邀, 会员可见, 保密, 僅內部可見, 僅會員, 僅會員可見, 僅限內部,
      僅限會員, 內部, 內部活動, 内部, 内部公开, 内部可见, 内部活动, 否, 會員限定, 私人, 私密, 私有, 秘密, 邀请制, 限会员, 限内部, 限會員, 非公开, 非公開
    `,
    soldOut: `
      人数已满, 人數已滿, 全滿, 名額已滿, 名额已满, 售完, 售罄, 報名已滿, 報名額滿, 已售完, 已售罄, 已无名额, 已无座位, 已满, 已满员, 已滿, 已滿員, 已滿額, 已額滿, 已额满,
      报名已满, 报满, 无余票, 满员, 滿座, 滿額, 無名額, 票已售完, 額滿, 额满
    `,
    soldOutAlone: '满, 滿',
    free: '不收費, 不收费, 免收费用, 免票, 免費*, 免費入場, 免費參加, 免费*, 免费入场, 免费参加, 入场免费, 入場免費, 全免, 无需费用, 自由入场, 自由入場, 零元',
    online:
      '云端, 在線, 在线, 直播, 網上, 網路, 線上, 線上活動, 线上, 线上活动, 线上直播, 网上, 网络, 視訊, 視訊會議, 视频会议, 远程, 遠距',
    yesNo: '是/否',
    organization: `
      中心, 书局, 书院, 事务所, 交响乐团, 俱乐部, 公司, 公所, 分馆, 剧团, 剧院, 劇團, 办事处, 办公室, 区公所, 医院, 區公所, 协会, 協會, 单位, 博物馆, 合唱团, 合唱團, 商会, 商會,
      团委, 图书馆, 图书馆总馆, 圖書館, 基地, 基金会, 基金會, 处, 大学, 大學, 委员会, 学会, 学校, 学院, 學會, 學院, 实验室, 實驗室, 局, 工会, 工會, 市政府, 幼儿园, 政府, 教会,
      教會, 教研室, 文化中心, 文化局, 文化馆, 研究所, 研究生院, 研究院, 社团, 科技馆, 系, 組織, 组织, 美术馆, 美術館, 联合会, 联盟, 聯合會, 聯盟, 董事会, 部, 醫院
    `,
    venue: `
      中心, 会议室, 体育中心, 体育场, 体育馆, 公园, 公園, 剧院, 劇院, 博物館, 博物馆, 厅, 号楼, 国际会议中心, 图书馆, 國際會議廳, 圖書館, 多功能厅, 大厅, 大厦, 大学, 大廈, 大廳, 大楼,
      大樓, 学校, 學校, 室, 宿舍, 寺庙, 小剧场, 展厅, 展廳, 展览馆, 展館, 广场, 廣場, 廳, 报告厅, 排练厅, 操场, 教堂, 教学楼, 教室, 文化中心, 文化馆, 會議室, 校区, 校區, 楼, 樓,
      歌剧院, 歌劇院, 法院, 活动中心, 活動中心, 演播厅, 演藝廳, 球场, 球場, 礼堂, 礼拜堂, 社区中心, 社區, 禮堂, 科技馆, 綜合樓, 美术馆, 美術館, 茶馆, 街, 表演廳, 路, 酒吧, 酒店,
      阶梯教室, 階梯教室, 音乐厅, 音樂廳, 餐厅, 餐廳, 館, 馆, 體育場, 體育館
    `,
    kind: `
      主题日, 义诊, 交流, 京剧, 会议, 体育, 体验, 体验课, 公演, 公益活动, 典礼, 典禮, 冬令营, 分享会, 分享會, 剧场, 博览会, 参观, 发布会, 同乐会, 嘉年华, 培训, 夏令营, 大会,
      大會, 大赛, 婚礼, 学术会议, 学术报告, 學術會議, 學術演講, 宣讲会, 导览, 導覽, 展会, 展覽, 展览, 工作坊, 市集, 市集活动, 年会, 年會, 座談會, 座谈会, 开幕式, 戏剧, 戲劇,
      报告会, 招聘会, 招聘會, 推介会, 放映, 放映会, 放映會, 旅行, 晚会, 晚會, 會議, 朗诵, 歌剧, 歌劇, 比賽, 比赛, 民乐, 沙龙, 法会, 法會, 演出, 演唱会, 演唱會, 演奏会, 演奏會,
      演講, 演讲, 球赛, 电影, 画展, 畫展, 發表會, 研討會, 研讨会, 祭典, 签售, 節慶, 節目, 簽書會, 考试, 联欢, 舞剧, 舞台劇, 舞蹈, 舞蹈表演, 艺术节, 节日, 节目, 茶会, 茶會,
      表演, 观影, 訓練, 說明會, 課程, 論壇, 講座, 讀書會, 训练, 讲座, 论坛, 诗会, 话剧, 说明会, 读书会, 课程, 赛事, 辩论, 辯論, 运动会, 運動, 運動會, 開幕式, 電影, 音乐,
      音乐会, 音乐节, 音樂, 音樂會, 音樂節, 頒獎, 颁奖, 體驗
    `,
    nowhere: '无地点, 無地點',
    nothing: '无, 暂无, 沒有, 没有, 無',
    takesPlace: '如期举行, 如期舉行',
    access: '访问',
    inside: '內部, 内部',
  },
  dates: {
    allDay: '全天, 全日, 整天, 整日',
    noon: '中午, 正午',
    am: '上午, 凌晨, 早, 早上, 早晨',
    pm: '下午, 傍晚, 晚, 晚上',
    night: '夜里, 夜間, 夜间',
    until: '到, 至',
    unit: '分, 号, 各日, 开始, 开演, 整, 日, 时, 時, 正, 每日, 点, 號, 起, 開始, 開演, 點',
    unset: '另行通知, 待定, 待通知, 未定',
    doors: '入场, 入場, 報到, 开门, 报到, 签到, 簽到, 进场, 進場, 開門',
    begins: '开始, 开演, 演出, 開始, 開演',
    midnight: '午夜',
  },
  paging: {
    next: '下一頁 下一页',
    page: '总页数 頁 页 页数 页码',
    pages: '总页数 页数',
    total: '总数 总计 总页数',
    all: '总数 总计',
  },
  recurrence: {
    daily: '每天',
    weekly: '每周',
    monthly: '每月',
    yearly: '每年',
  },
  units: {
    week: '周 週',
    day: '天 日',
    hour: '小时 小時',
    minute: '分 分鐘 分钟',
    second: '秒',
  },
  fields: {
    records: '列表 数据 數據 清单 清單 結果 结果 記錄 记录 資料',
    week: '周次 週次',
    weekday: '周几 星期 週幾',
    lesson: '節次 节次',
    year: '年',
    month: '月',
    day: '日',
    hour: '时 時',
    minute: '分',
    second: '秒',
    date: '日期',
    time: '时间 時間',
    firstName: '名',
    lastName: '姓',
    role: '类别 类型 角色 類型',
    audience: '适合人群 適合對象',
    reason: '原因 理由',
    remark: '備註 备注',
    mark: '标志 标记 標記 結果 结果',
    home: '主队 主队名',
    away: '客队 客队名',
    team: '球队',
  },
};
