import type { LanguageWords } from '../language-words.ts';

/** Portuguese. */
export const pt: LanguageWords = {
  keys: {
    event: 'actividade atividade atividades evento eventos reunião reuniões',
    calendar: 'agenda agendas calendário calendários grupo',
    id: 'código identificador número referência refª',
    title: 'assunto denominação designacao designação nome nomedoevento nomeevento título títulos',
    name: 'apelido nome nomes sobrenome',
    summary: 'chamada descriçãocurta linhafina resumo subtítulo sumário',
    description: `
      conteúdo corpo descricoes descritivo descrição detalhes informações nota observações ordemdetrabalhos ordemdodia
      ordemtrabalhos pauta texto
    `,
    short: 'breve curta curto',
    start: `
      aberturaevento aberturaoficial apitoinicial começa começo dataabertura datadeinício datainício desde dtini
      dtinicio horadeinício horainício hrini ini inicia início pontapedesaida pontapeinicial primeirodia
    `,
    end: 'até datadefim datafim dtfim encerramento fim horafim hrfim termina término últimodia',
    date: 'data dataevento datas dia dias dtevento quando',
    time: 'hora horas horário horários',
    allDay: 'diainteiro diatodo odiatodo',
    timeZone: 'fusohorário',
    duration: 'cargahoraria duracaominutos duração',
    sessions: 'apresentações exibições sessão sessões',
    recurrence: 'frequência recorrente recorrência repetição',
    created: 'cadastrado criada criado criadoem criação datacadastro datacriação inserido registado registrado',
    updated: `
      alterada alterado alteradoem alteração atualizada atualizado atualizadoem atualização modificacao modificado
      ultimaatualização últimaalteração últimapublicação
    `,
    published: 'publicada publicado publicadoem publicação',
    deadline: `
      aberturadasportas aberturadeportas aberturaporta aberturaportas aquecimento chegada datalimite expiração
      horaconcentracao horaencontro horasaida inscrição inscrições matrícula prazo saída vencimento
    `,
    featured: `
      boletim carrossel destacado destaque destaques emdestaque exibirhome exibirnacapa exibirnahome fixado
      mostrarnacapa mostrarnahome mostrarnapaginainicial nacapa nahome napaginainicial paginainicial paginaprincipal
    `,
    registration: `
      bilhetes comprar comprarbilhete comprarbilhetes compraringresso compraringressos ingressos inscrevase inscreverse
      inscrição inscrições reserva
    `,
    place: `
      biblioteca espaço filial igreja local localdeencontro localencontro localização lugar lugares onde
      pontodeencontro pontoencontro recinto salao sede teatro
    `,
    address: 'enderecos endereço endereçocompleto logradouro morada rua',
    houseNumber: 'número',
    room: 'andar auditório edifício gabinete prédio sala salas salão',
    city: 'bairro cidade concelho freguesia localidade município povoação',
    region: 'distrito país província região',
    zip: 'cep códigopostal',
    latitude: 'latitude',
    longitude: 'longitude',
    geo: 'coordenadas',
    url: 'leiamais ligacoes ligação link maisinformações página saibamais sítio',
    image: 'capa cartaz foto fotografia imagem imagemdestacada imagemdestaque imagemprincipal imagens',
    online: `
      adistancia aovivo emdirecto emdireto emlinha linkdareunião linkreunião linkvideoconferência reuniãoonline
      salavirt salavirtual transmissão urlreunião virtual
    `,
    organizer: `
      associação câmara departamento diretoria entidade escola faculdade fornecedor instituição instituto núcleo
      organizador organizadora organizadores organização paróquia pastoral prefeitura promotor promovidopor proponente
      realizador realização secretaria secretariamunicipal setor unidade universidade órgão órgãoresponsável
    `,
    contact: 'contacto contactos contato contatos dadoscontacto dadoscontato pessoadecontacto responsável',
    person: `
      alteradopor artista artistas autor autora criadopor guia orador oradores palestrante palestrantes presidente
      secretária secretário secretáriomesa
    `,
    performer: `
      apresentador apresentadora apresentadores apresentação artista artistas atores cantor cantora celebrante
      comquem conferencista conferencistas convidado convidados docente docentes doutoranda doutorando elenco
      expositor facilitador facilitadora facilitadores formador formadora formadores guia guias instrutor
      intervenientes intérpretes mediador ministrante ministrantes moderador músicos orador oradora oradores
      palestrante palestrantes pregador professor professora professores regente solista
    `,
    category: `
      assunto assuntos categoria categorias disciplina editoria género gênero modalidade temas tipo tipoevento
      tipologias tipos tpatividade tpcurso tpevento
    `,
    tag: 'etiqueta etiquetas marcadores palavraschave',
    series: 'ciclo festival partede série temporada turnê',
    work: 'curso disciplina filme módulo obra',
    status: 'estado sit situação stevento stevt',
    visibility: `
      apenasmembros apenassócios confidencial exibirnosite exibirsite mostrarnosite mostrarsite oculto portafechada
      privacidade privado publicarnosite público quempodever quemvisualiza quemvê restrita restrito sigiloso
      somentemembros somentesócios sósócios visibilidade visível visívelnosite
    `,
    draft: 'rascunho érascunho',
    cancelled: 'cancelada cancelado cancelamento eliminado retirado suspenso',
    postponed: 'adiada adiado adiamento postergado prorrogada prorrogado reagendado remarcado',
    email: 'correio correioeletrônico',
    phone: 'celular telefone telemóvel',
    price: `
      bilhete bilhetes comparticipação contribuição cota custo ingresso ingressos inscriçãovalor investimento preço
      preços taxas vl vlr
    `,
    free: 'entradafranca entradalivre gratuita gratuito grátis',
    soldOut: 'esgotada esgotado lotado',
    count: 'linhas quantidade vagas',
    capacity: 'capacidade capacidademáxima lotação lotaçãomáxima vagas',
    booked: 'inscritos matriculados ocupadas reservados vagasocupadas vendidos',
    remaining: `
      disponibilidade disponíveis disponível lugareslivres restantes vagasdisponíveis vagaslivres vagasrestantes
    `,
    language: 'idioma língua',
    related: 'relacionados semelhantes',
    attachment: 'anexo anexos arquivo arquivos ficheiro',
    sponsor: 'apoio patrocinador patrocinadores',
    full: 'larga',
    thumb: 'miniatura pequena pequeno',
    original: 'grande original',
  },
  values: {
    attendance: 'híbrida, híbrido, presencial, remoto',
    andOthers: 'e outros, entre outros',
    personTitle: 'dr, dra, enga, prof, profa',
    confirmed: `
      a decorrer, a realizar, aceite, agendada, agendado, aprovada, aprovado, ativa, ativo, autorizado, completo,
      concluído, confirmada, confirmado, convocada, em andamento, em breve, em curso, encerrado, entrada franca,
      esgotado, finalizado, inscrições abertas, inscrições encerradas, lista de espera, lotado, planejado, previsto,
      programada, programado, publicada, publicado, realizado, vagas disponíveis, últimas vagas
    `,
    tentative: `
      a confirmar, a definir, aguardando confirmação, data a confirmar, data a definir, em planejamento,
      não confirmado, pendente de confirmação, por confirmar, por definir, provisória, provisório,
      sujeito a confirmação
    `,
    cancelled: `
      anulado, cancelada, canceladas, cancelado, cancelados, desconvocada, desconvocado, desmarcada, desmarcado,
      evento cancelado, não se realiza, suspensa, suspenso
    `,
    postponed: `
      a reagendar, adiada, adiadas, adiado, adiados, adiamento, evento adiado, pendente de reagendamento,
      por reagendar, postergada, postergado, protelado, reagendamento pendente, remarcação pendente, sine die
    `,
    draft: `
      aguardando aprovação, arquivada, arquivado, desativado, despublicado, eliminada, eliminado, em análise,
      em aprovação, em edição, em elaboração, em preparação, em revisão, esboço, excluído, inativo, não publicada,
      não publicado, pendente, pendente de aprovação, por publicar, rascunho, recusado, rejeitado, reprovado
    `,
    public: `
      aberta, aberto, aberto a todos, aberto ao público, evento público, exibir no site, externo, geral,
      mostrar no site, para todos, publicar no site, pública, público, público em geral, público externo, sim, todos,
      visível, visível a todos, visível no site
    `,
    unlisted: `
      apenas com link, apenas link, escondida, escondido, invisível, não listada, não listado, oculta, oculto,
      somente com link, somente link, só com link
    `,
    private: `
      acesso restrito, apenas convidados, apenas membros, apenas para sócios, apenas por convite, apenas sócios,
      confidencial, exclusivo para membros, interna, interno, não, não pública, não público, por convite, porta fechada,
      privada, privado, reservado, restrita, restrito, sigiloso, somente convidados, somente funcionários,
      somente membros, somente por convite, somente sócios, só convidados, só membros, só por convite, só sócios,
      uso interno, à porta fechada
    `,
    only: 'apenas, exclusivamente, somente, só',
    soldOut: `
      bilhetes esgotados, esgotada, esgotadas, esgotado, esgotados, ingressos esgotados, inscrições esgotadas, lotada,
      lotado, lotação completa, lotação esgotada, não há vagas, sem lugares, sem vagas, tudo esgotado, vagas esgotadas
    `,
    soldOutAlone: 'cheio, completa, completo',
    free: `
      acesso gratuito, acesso livre, de graça, entrada franca, entrada gratuita, entrada livre, evento gratuito,
      gratuit*, gratuito, grátis, isento de taxa, sem cobrança, sem custo*, sem custos
    `,
    freeAlone: 'livre',
    notQuite: 'em breve, nao, não, quase, se',
    online: `
      a distância, ao vivo, directo, direto, em directo, em direto, em linha, online ao vivo, por videoconferência,
      remoto, teletrabalho, transmissão online, videoconferência, virtual, à distância
    `,
    nowhere: 'nenhum local, sem local',
    nothing: 'nenhum, nenhuma, não informado, não se aplica, sem informação',
    yesNo: 's/n, sim/nao, sim/não, verdadeiro/falso',
    organization: `
      academia, agência, arquivo, assembleia, associação, associação de moradores, autarquia, banda, biblioteca,
      casa do povo, centro, clube, colegiado, coletivo, colégio, comissão, comitê, companhia, conselho, conservatório,
      cooperativa, coordenação, coro, câmara, departamento, diocese, diretoria, direção, empresa, escola, faculdade,
      federação, freguesia, fundação, gabinete, governo, grupo, hospital, igreja, instituto, junta, laboratório, liga,
      ministério, misericórdia, município, museu, núcleo, orquestra, paroquia, paróquia, pastoral, prefeitura,
      programa de pós-graduação, pró-reitoria, reitoria, secretaria, serviço, sindicato, sociedade, superintendência,
      teatro, universidade
    `,
    venue: `
      adro, alameda, aldeia, andar, anfiteatro, arena, arquivo, ateliê, auditório, av., avenida, bar, biblioteca,
      bosque, café, calçadão, campo, campus, capela, casa, casa da cultura, castelo, centro, centro cultural, cinema,
      clube, colégio, conservatório, coreto, cripta, edifício, escola, espaço, estação, estádio, faculdade, foyer,
      galeria, ginásio, hall, hospital, hotel, igreja, instituto, jardim, junta de freguesia, largo, ludoteca,
      mercado, mosteiro, multiusos, museu, palco, palácio, parque, pavilhão, piscina, piso, porto, praia, praça,
      prefeitura, prédio, pátio, quadra, quartel, r., rodovia, rotunda, rua, sala, salão, salão nobre,
      salão paroquial, sede, teatro, terraço, torre, travessa, universidade, átrio
    `,
    kind: `
      aniversário, apresentação, arraial, assembleia, audição, aula, baile, caminhada, campeonato, capacitação,
      celebração, cerimónia, cerimônia, cinema, colação de grau, colóquio, competição, concerto, conferência,
      congresso, contação de histórias, conversa, corrida, culto, curso, dança, debate, defesa, desfile, encontro,
      ensaio, espetáculo, espetáculo musical, esporte, estreia, excursão, exposição, feira, festa, festival, filme,
      formação, gincana, hora do conto, inauguração, jantar, jogo, jornada, lançamento, leilão, leitura, matiné,
      mesa redonda, mesa-redonda, minicurso, missa, mostra, música, oficina, painel, palestra, passeio, peça,
      projeção, recital, retiro, reunião, roda de conversa, romaria, sarau, semana acadêmica, seminário, sessão, show,
      simpósio, teatro, tertúlia, torneio, treinamento, vernissage, vigília, visita, visita guiada, workshop, ópera
    `,
    be: 'está, foi',
    inTitles: 'suspensa, suspenso',
    because: 'devido a, em razão, por causa, por falta, por motivo, por motivos, por razões',
    lesson: 'aula, curso, jogo, oficina',
    takesPlace: 'realiza se, se realiza, tem lugar',
    newDate: 'nova data',
    access: 'acesso',
    later: 'a anunciar, a confirmar, a definir, em breve, por anunciar, por definir, posteriormente, será anunciada',
    insider: 'convidados, convite, funcionários, interna, interno',
    unpublishing: 'não divulgar, não publicar',
    indefinitely: `
      para data a anunciar, para data a definir, para data posterior, para outra data, por tempo indeterminado,
      sine die
    `,
    agent: 'pela organização, pelo organizador',
  },
  stems: {
    cancelled: 'anul cancel suspend',
    postponed: 'adiad',
    draft: 'desativ eliminad inativ naopubl naopublic rascunho',
    tentative: 'aconfirm naoconfirm porconfirm provisor',
    confirmed: 'ativ confirm esgot lotad program publi',
  },
  dates: {
    allDay: 'dia inteiro, dia todo, o dia inteiro, o dia todo, todo o dia',
    noon: 'meio dia, meio-dia',
    midnight: 'meia-noite',
    am: 'da madrugada, da manhã, de manhã, manhã',
    pm: 'da tarde, tarde, à tarde',
    night: 'da noite, noite, à noite',
    to: 'ao, aos, as, às',
    until: 'até, até ao, até as, até às',
    at: 'a partir das, a partir de, da, das, desde, dia, inicio, início, no dia, às',
    and: 'e',
    unit: 'em ponto, h, hora, horas',
    unset: 'a confirmar, a definir, data a confirmar, data a definir',
    doors: 'abertura, abertura da casa, abertura das portas, abertura de portas, abertura dos portões, portas, portões',
    begins: 'apresentação, começo, concerto, espectáculo, espetáculo, início, sessão, show',
    between: 'entre, entre as',
  },
  paging: {
    next: 'próxima próximo seguinte',
    page: 'pag página páginas',
    pages: 'paginas páginas',
    total: 'quantidade totais total',
    all: 'totais',
    noun: 'data elementos eventos registros resultados',
    size: 'limite tamanho',
    per: 'por',
    last: 'ultima última',
    moment: 'data evento',
    other: 'anterior',
    pageParameter: 'pagina página',
    offsetParameter: 'desde',
  },
  months: {
    september: 'setembro',
  },
  units: {
    week: 'semana semanas',
    day: 'dia dias',
    hour: 'hora horas',
    minute: 'minuto minutos',
    second: 'segundo segundos',
  },
  recurrence: {
    daily: 'diariamente, diário',
    weekly: 'semanal, semanalmente',
    monthly: 'mensal, mensalmente',
    yearly: 'anual, anualmente',
    never: 'nenhuma, nunca',
  },
  fields: {
    records: 'conteúdo dados elementos itens lista listagem registos registros resultado resultados',
    lesson: 'aula tempo turno',
    weekday: 'diadasemana diasemana',
    week: 'numsemana semana',
    value: 'valor valores',
    name: 'nome título',
    year: 'ano',
    month: 'mês',
    day: 'dia',
    hour: 'hora horas',
    minute: 'minuto minutos',
    second: 'segundo segundos',
    date: 'data',
    time: 'hora',
    street: 'rua',
    address: 'endereço morada',
    zip: 'cep',
    city: 'cidade',
    country: 'país',
    firstName: 'nome nomepróprio primeironome',
    lastName: 'apelido apelidos sobrenome últimonome',
    role: 'função papel tipo uso',
    account: 'proprietário usuário utilizador',
    audience: 'destinatários públicoalvo',
    reason: 'causa motivo razão',
    remark: `
      anotacao anotacoes anotação anotações aviso comentário nota notas obs observacao observacoes
      observação observações
    `,
    mark: 'bilhetes indicador ingressos marca placar resultado sinal',
    places: 'lugares vagas',
    where: 'onde',
    home: 'casa mandante visitado',
    away: 'fora visitante',
    team: 'clube equipa equipe time',
    permission: 'cancelável permite permitida permitido pode possível',
  },
};
