interface NoteText {
  readonly number?: string
  readonly provider?: string
  readonly taker?: string
  /** As the note writes it: `104.00`. */
  readonly value?: string
  readonly day?: string
}

/** XML of a note in the national layout, of a made-up company. */
export const nationalNote = ({
  number = '17',
  provider = '01234567000195',
  taker = '11222333000181',
  value = '104.00',
  day = '2026-03-14T09:00:00-03:00',
}: NoteText = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<NFSe versao="1.00" xmlns="http://www.sped.fazenda.gov.br/nfse">
  <infNFSe Id="NFS1">
    <xLocEmi>São Paulo</xLocEmi><nNFSe>${number}</nNFSe><dhProc>${day}</dhProc>
    <emit><CNPJ>${provider}</CNPJ><xNome>Lua &amp; Cia</xNome></emit>
    <valores><vLiq>${value}</vLiq></valores>
    <DPS><infDPS><dhEmi>${day}</dhEmi>
      <prest><CNPJ>${provider}</CNPJ></prest><toma><CNPJ>${taker}</CNPJ></toma>
      <valores><vServPrest><vServ>${value}</vServ></vServPrest></valores>
    </infDPS></DPS>
  </infNFSe>
</NFSe>`

/** The same in ABRASF's layout, which municipalities use, with a prefix and Latin letters. */
export const municipalNote = ({
  number = '2026000017',
  provider = '01234567000195',
  taker = '11222333000181',
  value = '104.00',
  day = '2026-03-14T09:00:00',
}: NoteText = {}): string => `<?xml version="1.0"?>
<ns3:CompNfse xmlns:ns3="http://www.abrasf.org.br/nfse.xsd"><ns3:Nfse versao="2.01"><ns3:InfNfse Id="N1">
  <ns3:Numero>${number}</ns3:Numero><ns3:CodigoVerificacao>ABC</ns3:CodigoVerificacao><ns3:DataEmissao>${day}</ns3:DataEmissao>
  <ns3:PrestadorServico><ns3:IdentificacaoPrestador><ns3:CpfCnpj><ns3:Cnpj>${provider}</ns3:Cnpj></ns3:CpfCnpj></ns3:IdentificacaoPrestador></ns3:PrestadorServico>
  <ns3:DeclaracaoPrestacaoServico><ns3:InfDeclaracaoPrestacaoServico>
    <ns3:Servico><ns3:Valores><ns3:ValorServicos>${value}</ns3:ValorServicos></ns3:Valores></ns3:Servico>
    <ns3:Tomador><ns3:IdentificacaoTomador><ns3:CpfCnpj><ns3:Cnpj>${taker}</ns3:Cnpj></ns3:CpfCnpj></ns3:IdentificacaoTomador></ns3:Tomador>
  </ns3:InfDeclaracaoPrestacaoServico></ns3:DeclaracaoPrestacaoServico>
</ns3:InfNfse></ns3:Nfse></ns3:CompNfse>`
