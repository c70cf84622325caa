import { resourceType } from '#contract/resource/resource.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import type { Filling } from './structure.ts'

const { documentation, guide, attachment } = resourceType.of

/** Venture, type, days ago, name, text. */
const resources = [
  [
    'LUA-01',
    documentation,
    120,
    'Arquitetura da loja',
    `A loja é um só servidor e três filas. O que muda junto fica junto.

## Partes

| Parte | O que faz | Quem responde |
| --- | --- | --- |
| Vitrine | Páginas de produto e busca | Time de tela |
| Carrinho | Reserva de estoque por 15 minutos | Time de compra |
| Pagamento | Cartão e Pix, com conciliação | Time de compra |

## Decisões

1. O estoque é reservado ao **iniciar** a compra, não ao pagar.
2. Preços vêm sempre do catálogo; o carrinho não guarda nenhum.
3. Nenhuma página espera por um serviço de fora por mais de 800 ms.

> Antes de mudar a reserva, leia o que aconteceu com a versão 1.9.0.`,
  ],
  [
    'LUA-01',
    guide,
    88,
    'Como publicar uma versão',
    `- [x] Os testes passaram na última hora
- [x] O que muda está escrito em português
- [ ] Alguém da loja está avisado

Depois de publicar, acompanhe por **30 minutos** a taxa de compras. Abaixo de \`0,97\` da média, volte.`,
  ],
  [
    'LUA-01',
    attachment,
    70,
    'Contrato e aditivos',
    'Assinados pelas duas partes. O aditivo de maio muda só o prazo da segunda entrega.',
  ],
  [
    'BEM-01',
    documentation,
    60,
    'Dados de saúde: o que pode ir aonde',
    `Dados de pacientes **não** saem do ambiente de produção.

- Homologação usa pessoas inventadas.
- Registros não levam nome, CPF nem diagnóstico.
- Quem precisa ver um caso real pede à clínica, que abre a tela com a pessoa ao lado.`,
  ],
  [
    'BEM-01',
    guide,
    33,
    'Atender uma unidade nova',
    `1. Importar a agenda da unidade, em CSV.
2. Conferir dez consultas com a recepção.
3. Treinar duas pessoas por turno.
4. Abrir a marcação pelo portal numa terça-feira.`,
  ],
  [
    'JAC-01',
    guide,
    20,
    'Ler o painel da semana',
    'Comece pela margem. Se ela caiu, olhe as horas; se as horas subiram, olhe o escopo.',
  ],
] as const

/** Resources of the ventures. */
export const insertResources = async (
  { db, cal }: Filling,
  ids: { readonly ventureIds: readonly number[] },
): Promise<void> => {
  const rows = resources.map(([code, resource_type, days, nome, descricao]) => ({
    venture_id: ids.ventureIds[ventures.findIndex((it) => it.code === code)]!,
    resource_type,
    nome,
    descricao,
    created_at: cal.at(-days, 600),
  }))
  await db.insertInto('resources').values(rows).execute()
}
