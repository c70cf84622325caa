import type { PixPayment } from '#contract/kit/code/pix.ts'

/** A QR code that says NUCLEO, which pays nobody. */
const rows = [
  '#######   ##  #######',
  '#     #  ###  #     #',
  '# ### # ## ## # ### #',
  '# ### # ##  # # ### #',
  '# ### # ## ## # ### #',
  '#     # ##  # #     #',
  '####### # # # #######',
  '        #  ##        ',
  '# #####  ## # #####  ',
  '  #  #   ## #  # ### ',
  ' ##  ###   # #  #### ',
  ' #  #   # #    #### #',
  ' #  # ###### #  # ###',
  '        ## #####  #  ',
  '#######     # ## # # ',
  '#     # # ##### ### #',
  '# ### # ### #   # ## ',
  '# ### # ##  #  # #   ',
  '# ### # #### #    #  ',
  '#     #  ##      ##  ',
  '####### #  # #    ## ',
]

export const pixSample: PixPayment = {
  code: '00020126360014br.gov.bcb.pix0114+551198765432152040000530398654071234.505802BR5909ANA SOUZA6009SAO PAULO62120508OP0000426304B9A1',
  qr: {
    size: rows.length,
    path: rows
      .flatMap((row, y) =>
        Array.from(row.matchAll(/#+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
      )
      .join(''),
  },
}
